### Oyunun kuralları: her konu bir ileti. Değişkenler en/rules.ftl dosyasında sıralanmıştır.
### Sayıdan sonra ad değişmez; değişkene, karta, sayıya ek gelmez.
### Örneklerdeki kişiler saat yönünde oturur: Anna, Boris, Dana, Emil.

rules-anna = Anna
rules-boris = Boris
rules-dana = Dana
rules-emil = Emil
rules-in-group = 📖 <b>Oyunun kuralları</b>
button-rules-private = 📖 Konu konu, örneklerle

rules-aim-title = Oyunun amacı
rules-aim =
    <b>{ -game }</b>, mahalle arasında oynanan dört kişilik bir kart oyunudur: ikiye iki. Eşin karşında oturur. (<i>Kozel</i> Rusça “teke”, yani erkek keçi demek.)

    Herkes yere kart koyar, en güçlüsünü koyan hepsini alır: buna <b>{ -trick }</b> denir. Bazı kartlar puan eder; hepsi birlikte { $pack } puan. { $win } ya da daha çok puan toplayan taraf { -deal(case: "accusative") } kazanır, kaybedenlere <b>{ -defeat-points }</b> yazılır.

    Sonra bir tur daha, bir tur daha; ta ki bir tarafta { $target } ceza puanı birikene kadar. O ikiliye artık <b>{ -goats }</b> denir – kim keçi olmak ister ki?

    <blockquote>Koz ♥️. Anna 10♠️ ile başlar. Boris A♠️ ile yener. Dana ile Emil birer kartı kapalı atar. Eli Boris alır: açıkta 21 puan var, kapalı kartlar tur bitince sayılır.</blockquote>

rules-table-title = Masa ve kartlar
rules-table =
    Eşler karşılıklı oturur, yani iki yanında da rakip vardır. Sıra saat yönünde döner: Anna → Boris → Dana → Emil → Anna. Anna ile Dana eştir, Boris ile Emil de öyle.

    Oyun { $cards } kartla oynanır. Her cinste küçükten büyüğe sıra:
    <b>6  7  8  9  J  Q  K  10  A</b>
    (J vale, Q kız, K papaz, A as.) Dikkat: onlu, papazdan büyüktür!

    <b>{ -card-points }</b>: as 11, onlu 10, papaz 4, kız 3, vale 2; altılıdan dokuzluya kadar olanlar puan etmez. Toplam { $pack }.

    <blockquote>10♦️ kartı K♦️ kartından büyüktür; bu cinste ondan büyük tek kart A♦️. Bu üçüyle 8♣️ aynı eldeyse o el 25 puan eder.</blockquote>

rules-deal-title = Kart dağıtma
rules-deal =
    <b>{ -dealer(style: "capital") }</b> oyuncu kartları karıştırır, saat yönünde birer birer herkese { $hand } kart verir. İlk kartı solundaki alır, son kartı kendisi.

    Kalan { $stock } kart ortada durur: bu <b>{ -stock }</b>. Ortasından rastgele bir kart herkese gösterilir; o kartın cinsi bu turda <b>{ -trump }</b> olur. Kart yerine geri konur, ne zaman çekileceğini kimse bilmez.

    Bir { -series(case: "genitive") } ilk dağıtanı kurayla belirlenir, solundaki başlar. Sonra dağıtma sırası saat yönünde geçer, ama önceki turun son elini kim aldıysa o başlar.

    <blockquote>Emil dağıtır, solundaki Anna başlar. Gösterilen kart 9♥️: koz kupa. Son eli Dana alır. Demek ki sonraki turda Anna dağıtır, Dana başlar.</blockquote>

rules-trick-title = Bir el
rules-trick =
    Ele <b>{ -lead }</b>, yere aynı cinsten 1 ile { $hand } arası kartı açık koymaktır. Ötekiler saat yönünde aynı sayıda kart koyar ve birini seçer:

    • <b>{ -beat }</b>: açık, karta karşı kart. Her kart, yendiği karttan büyük olmalı: aynı cinsten daha büyük kart ya da koz olmayan karta karşı koz. O anda eli tutan kartları yenersin; daha önce yenilmiş olanlar artık sayılmaz.
    • <b>{ -discard }</b>: hangi kartlar olursa olsun, yüzü kapalı. Ne olduklarını kimse öğrenmez, el bittikten sonra bile.

    Cinse uymak zorunlu değil, yenebilsen bile yenmek de. Eşini de yenebilirsin. Koz olmayan iki ayrı cins birbirini yenmez.

    Eli en son yenen alır; kimse yenmediyse başlayan alır.

    <blockquote>Koz ♥️. Anna 7♠️ K♠️ ile başlar. Boris 9♠️ A♠️ ile yener. Dana bunları da yener: 10♠️ kartı 9♠️ kartından büyük, koz 6♥️ da A♠️ kartını yener. Emil kapalı atar: 🂠 🂠. Eli Dana alır.</blockquote>

rules-claim-title = Dörtlü
rules-claim =
    Elindeki { $hand } kartın hepsi aynı cinsten mi? Bu bir <b>{ -claim }</b>: sıranı beklemeden araya girebilirsin. { $claims ->
       *[trick] El başlamadan önce de olur, başkaları oynadıktan sonra da; yeter ki el tamamlanmamış olsun.
        [lead] Bu masada yalnızca el başlamadan önce.
    }

    Araya girince bu ele konmuş ne varsa sahiplerine döner. El senin kartlarınla yeniden başlar, ötekiler senden itibaren saat yönünde oynar.

    Dörtlü birkaç kişideyse hak, ele ilk başlayana en yakın oturanındır; saat yönünde, başlayanın kendisinden sayılır. { $claims ->
       *[trick] El tamamlanana kadar
        [lead] Karşılık veren çıkana kadar
    } yakındaki, araya giren uzaktakinin önüne geçebilir; tersi asla olmaz. Ele ilk başlayan kendisi dört kart koyduysa onun önüne kimse geçemez.

    Araya girmek zorunlu değil, kimin girebileceği de söylenmez. Geri dönen açık kartlar görülmüş olur, geri dönen kapalılar gizli kalır.

    <blockquote>{ $claims ->
       *[trick] Anna K♦️ ile başlar, Boris 7♠️ kartını kapalı atar. Emil araya girer: 6♣️ 9♣️ J♣️ A♣️. İki kart da geri döner, Boris’te yine 7♠️ 8♠️ Q♠️ 10♠️ var. Boris Anna’ya daha yakın, Emil’in önüne geçer!
        [lead] Anna başlayacak. Emil araya girer: 6♣️ 9♣️ J♣️ A♣️. Boris’te 7♠️ 8♠️ Q♠️ 10♠️ var. Boris Anna’ya daha yakın, Emil’in önüne geçer; Emil’in kartları geri döner. Dana karşılık verir.
    }</blockquote>

rules-refill-title = Kart çekme
rules-refill =
    El bitince herkes { -stock(case: "genitive") } üstünden kart çeker, yeniden { $hand } karta tamamlar: birer birer, saat yönünde, önce eli alan.

    Sonraki ele de o başlar.

    Herkesin elinde hep aynı sayıda kart olur. Deste bitince eldekiler oynanır.

    <blockquote>Dana 10♠️ 6♥️ ile eli alır, elinde K♦️ 9♦️ kalır. İlk o çeker: J♣️. Sonra Emil, Anna ve Boris birer kart çeker. Bir kez daha: Dana 8♠️ çeker, ardından ötekiler. Artık herkesin kartı tamam; Dana başlar.</blockquote>

rules-score-title = Skor
rules-score =
    Deste bitip bütün kartlar oynanınca iki taraf da puanını sayar. Kapalı atılanlar eli alan tarafa sayılır, ama kaç puan ettikleri o zamana kadar gizlidir.

    { $win } ya da daha çok puan toplayan kazanır. { $half } puandan az toplayan kaybeder ve { -defeat-points } alır:
    • { $low } puan ve üstü: <b>{ $short }</b>
    • { $low } puandan az, ama en az bir el: <b>{ $middle }</b>
    • hiç el yok: <b>{ $full }</b>

    { $half }–{ $half } olursa adı <b>{ -eggs }</b>: kimseye bir şey yazılmaz. { $eggs ->
       *[nothing] İşin şakası şu:
        [double] Ama kaybedeni olan ilk tur iki kat sayılır (üst üste iki yumurtada bile dört kat olmaz). Üstelik
    } o partiyi sonunda kaybedenlere “yumurtalı keçiler” denir.

    { $target } ya da daha çok ceza puanına ilk ulaşan taraf partiyi kaybeder: <b>{ -goats }</b> onlardır.

    <blockquote>Boris ile Emil iki el aldı, içlerinde A♣️ 10♣️ Q♦️ var: 11 + 10 + 3 = 24. Geri kalan 96 puan Anna ile Dana’da. Boris ile Emil’e { $middle } ceza puanı yazılır.</blockquote>

rules-options-title = Masa kuralları
rules-options =
    Her sohbet üç şeyi /settings ile kendisi seçer. Değişiklik sonraki { -series(case: "ablative") } itibaren geçerlidir.

    • <b>Hedef</b>: kurala göre 12 ceza puanı; kısa parti için 6, uzun parti için 18 ya da 24. Burada: { $target }.
    • <b>{ $half }–{ $half }</b>: bir şey değişmez ya da kaybedeni olan ilk tur iki kat sayılır. Burada: { $eggs ->
       *[nothing] bir şey değişmez
        [double] iki kat sayılır
    }.
    • <b>Dörtlü</b>: el tamamlanana kadar ya da yalnızca el başlamadan önce araya girer. Burada: { $claims ->
       *[trick] el tamamlanana kadar
        [lead] yalnızca el başlamadan önce
    }.

    <blockquote>“Yalnızca el başlamadan önce”: Anna 8♦️ ile başladı. Dana’da 6♠️ 9♠️ K♠️ A♠️ var, ama bu ele geç kaldı; sırasını bekler.
    “İki kat sayılır”: { $half }–{ $half } biten turdan sonraki ilk yenilgi iki katına patlar.</blockquote>

rules-bot-title = Burada nasıl oynanır
rules-bot =
    1. Grupta /newgame yaz, bir yere otur. Boş yerlere bilgisayar oturabilir.
    2. Bot seni ilk seferde özel sohbetine götürür: orada bir kez <b>Başlat</b> (Start) düğmesine bas. Yoksa sana kartlarını gönderemez.
    3. Kartların özel sohbete gelir. Sıra sendeyken her hamlenin bir düğmesi olur: bir dokunuş yeter.
    4. Masanın altındaki <b>Kartlarım</b> düğmesi kartlarını yalnızca sana gösterir.
    5. Dörtlüyle araya girebiliyorsan, kartlarının altında bunun da düğmesi var.
    6. Gitmen mi lazım? /leave: yerine bilgisayar oynar, isteyen biri de oturabilir. Kalkmadan uzun süre ortadan kaybolduysan yerin senin kalır: <b>Döndüm</b> düğmesine bas.

    Kimse yok mu? Özel sohbette /newgame yaz, bilgisayara karşı oyna.

    <blockquote>Koz ♥️, Q♣️ ile başlandı; sende 6♣️ K♣️ 9♦️ 7♥️ var. Altı düğmen olur: ikisi yenmek için (K♣️ ya da 7♥️), dördü kapalı atmak için (kartlarından herhangi biri).</blockquote>
