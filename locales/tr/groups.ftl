### Grubun hayatı: kim oynayamaz, kim ne yaptı, geçmiş partiler, masa açılınca haber, hamle süresi.
###
### Kişiyle ilgili cümleler herkese uyar. Düğmeler (button-…), kısa yanıtlar (toast-…) ve komutlar (cmd-…) düz yazıdır;
### ötekilerde <b>, <i>, <code> olabilir.

## Komutlar

cmd-block = birini burada engelle (yöneticiler)
cmd-unblock = engeli kaldır (yöneticiler)
cmd-log = kim neyi değiştirdi (yöneticiler)
cmd-history = bu sohbetin geçmiş partileri
cmd-next = masa açılınca bana haber ver

## Kim oynayamaz

blocks-title = 🚫 <b>Bu grubun masalarına oturamayanlar</b>
blocks-none = Kimse yok. Yönetici birini engellemek için onun bir mesajını yanıtlayıp /block yazar.
# $name: bir kişi.
button-unblock = ✖️ { $name }
# Engellenen kişiye.
toast-blocked = Grubun bir yöneticisi buradaki masalara oturmanı engelledi.
# Gruba. $name: engellenen kişi.
toast-blocked-now = 🚫 { $name } artık burada oynayamaz. Engellenenler: /unblock
toast-blocked-already = { $name } zaten engellenmiş durumda. Engellenenler: /unblock
toast-unblocked = { $name } yeniden burada oynayabilir.
toast-not-blocked = { $name } burada zaten oynayabilir.
toast-block-whom = Kimi? Kişinin bir mesajını yanıtlayıp /block yaz ya da komutun ardına @adını ekle.
toast-block-unknown = Bu adda biriyle hiç karşılaşmadım. Kişinin bir mesajını yanıtlayıp /block yaz.
toast-block-bot = Yalnızca insanlar engellenebilir.
toast-block-admin = { $name } burada yönetici. Yöneticiler engellenemez.
toast-block-oneself = Kendini engelleyemezsin.

## Kayıt: “Anna: Hamle süresi: 2 dakika → 8 saat”

log-title = 🗒 <b>Kim neyi değiştirdi</b>
log-none = Henüz bir şey yok. Kim bir partiyi bitirirse, bilgisayarı kaldırırsa, birini engellerse ya da bir ayarı değiştirirse not ederim.
# Grup adına yazan bir yönetici.
log-anonymous = bir yönetici
# $setting: işaretiyle bir ayarın adı. $before, $after: seçenekleri.
log-setting = { $setting }: { $before } → <b>{ $after }</b>
# $language: bir dilin kendi adı.
log-language = 🌐 Dil: <b>{ $language }</b>
log-stopped = 🛑 parti bitirildi
log-lobby-closed = 🛑 masa ilk turdan önce kapatıldı
log-computer-removed = 🤖 bir bilgisayar masadan kaldırıldı
# $name: engellenen kişi.
log-blocked = 🚫 { $name } engellendi
log-unblocked = ✅ { $name } yeniden oynayabilir

## Geçmiş partiler

# $count: kaç parti var.
history-title = 📚 <b>Burada { $count } parti oynandı</b>
toast-no-history = Burada henüz keçisi belli olan bir parti yok.

## Masa açılınca haber

# Özelden. $group: grubun adı. $name: masayı açan.
call = 🔔 <b>{ $group }: masa açıldı.</b> { $name } soruyor: kim oynuyor?
button-to-table = ➡️ Masaya git
button-stop-calls = 🔕 Haber verme
calls-title = 🔔 <b>Masa haberleri</b>
calls-how = Bu gruplarda masa açılınca sana buradan haber veririm. Düğmesine basarsan vermem.
calls-none = Hiçbir grup için haber istemedin. Bir grupta /next yaz, orada masa açılınca sana buradan haber vereyim.
# $group: grubun adı.
button-stop-calls-of = 🔕 { $group }
# Grupta. $name: /next yazan.
calls-open-private = 🔔 { $name }, özel sohbetimizi aç ki burada masa açılınca sana oradan haber verebileyim.
button-open-private = 💬 Özel sohbeti aç
# Grupta. $name: /next yazan.
toast-calls-on = 🔔 { $name }: burada masa açılınca sana özelden haber veririm. Vazgeçersen yeniden /next yaz.
toast-calls-off = 🔕 { $name }: artık buradan sana haber vermem.
toast-calls-stopped = Artık oradan sana haber vermem.

## Hamle süresi: toplanırken ve masanın üstünde

# $time: “24 saat” gibi.
turn-time = ⏳ hamle başına { $time }
turn-time-off = ⏳ hamle süresi sınırsız
