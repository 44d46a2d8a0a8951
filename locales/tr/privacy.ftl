### Kişiler hakkında ne saklanır, bunu nasıl alırlar, nasıl unutulurlar.

privacy-kept =
    🔏 <b>Hakkında bildiklerim</b>

    <b>Saklanan:</b> Telegram kimliğin (id), yazdığın haliyle adın ve <code>@username</code>’in, dilin ve ayarların, hangi masada hangi yerde oynadığın, ne oynadığın ve sonuçların; gruplarda benden istediklerin de: masa açılınca haber vermem, birini engellemem, bir ayarı değiştirmem. Bunlar olmasa bot yeniden başlayınca hiçbir parti sürdürülemezdi.

    <b>Ne zamana kadar:</b> benden seni unutmamı isteyene kadar. Özel sohbette: /forgetme

    <b>Saklanmayan:</b> mesajların, telefon numaran, fotoğrafın, başka sohbetler. Grupta komutları ve bastığın düğmeleri görürüm.

    <b>Kim görür:</b> adları, açık kartları ve sonuçları grup görür. Tur sürerken elindeki kartlar yalnızca sana gösterilir; sonra /replay bu kartları gruba gösterir. Hiçbir şey başkasına verilmez, satılmaz.

    <b>Kopyalar:</b> ben kendiliğimden kopya çıkarmam. Beni çalıştıran kişi her şeyi kopyalayabilir. Eski bir kopya silinene kadar sen de onun içinde kalırsın.

button-my-data = 📄 Verilerim
button-forget-me = 🗑 Beni unut
# Grupta aynı metnin altında: özel sohbeti açar.
button-privacy-private = 📄 Veriler ve unutma

# Okur hakkında saklanan her şeyin bulunduğu dosyanın altında.
my-data = 📄 Hakkında bildiğim her şey. Öteki oyuncuların adı burada geçmez.

forget-ask =
    🗑 <b>Seni unutayım mı?</b>

    Kimliğin, adın ve ayarların, ayrıca kartlarını gösteren mesajlar silinir. Eski partilerde ve sonuçlarda adsız bir oyuncu olursun.

    Şu anda oturduğun masalarda yerine bilgisayar geçer. Tek başına oynadığın oyun biter.

    Bunun geri dönüşü yok.
button-forget-yes = 🗑 Evet, beni unut
button-forget-no = ↩️ Hayır
forget-no = ↩️ Her şey olduğu gibi kalıyor.
forgotten =
    🗑 <b>Seni unuttum.</b>

    Bana yazarsan ya da bir düğmeme basarsan yeniden tanışırız.

cmd-mydata = hakkımda saklanan her şey
cmd-forgetme = beni unut
