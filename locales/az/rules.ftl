### Oyunun qaydaları: hər mövzuya bir mesaj. Dəyişənlər en/rules.ftl faylında sadalanıb.
### Misallardakı adamlar saat əqrəbi istiqamətində oturub: Anna, Boris, Dana, Emil.
### Rəqəmə, karta və dəyişənə şəkilçi qoşulmur.

rules-anna = Anna
rules-boris = Boris
rules-dana = Dana
rules-emil = Emil
rules-in-group = 📖 <b>Oyunun qaydaları</b>
button-rules-private = 📖 Mövzular, misallarla

rules-aim-title = Oyunun məqsədi
rules-aim =
    <b>{ -game }</b> dörd nəfərin ikiyə iki oynadığı həyət oyunudur. Ortağınız qarşınızda oturur. (<i>Kozyol</i> rusca təkə deməkdir.)

    Hamı masaya kart qoyur, kimin kartı ən güclüdürsə, hamısını o aparır: bu, <b>{ -trick }</b> adlanır (rusca “vzyatka”). Bəzi kartların xalı var, bütün kartlarda { $pack } xal. { $win } və ya daha çox xal yığan tərəf bu { -deal(case: "accusative") } udur, uduzanlara <b>{ -defeat-points }</b> yazılır.

    Sonra kart bir də, bir də paylanır — bir tərəfdə { $target } cərimə yığılanadək. Həmin iki nəfər — <b>{ -goats }</b>. Kim təkə olmaq istəyər ki?

    <blockquote>Kozır — ♥️. Anna gediş etdi: 10♠️. Boris vurdu: A♠️. Dana ilə Emilin hərəsi bir kart qapalı tulladı. Dövrəni Boris apardı: 21 xal göz qabağındadır, qapalı kartlar əl bitəndə sayılacaq.</blockquote>

rules-table-title = Masa və kartlar
rules-table =
    Ortaqlar üz-üzə oturur, hər iki yanınızda rəqib var. Növbə saat əqrəbi istiqamətində keçir: Annadan sonra Boris, sonra Dana, Emil və yenə Anna. Anna Dana ilə, Boris Emil ilə ortaqdır.

    Oyunda { $cards } kart, dörd mast var: ♠️ ♣️ ♦️ ♥️. Kiçikdən böyüyə:
    <b>6  7  8  9  J  Q  K  10  A</b>
    (J — valet, Q — dama, K — kral, A — tuz.) Yadda saxlayın: onluq kraldan böyükdür!

    Kartların dəyəri — <b>{ -card-points }</b>: A — 11, 10 — 10, K — 4, Q — 3, J — 2; 6, 7, 8 və 9 xal vermir. Cəmi { $pack }.

    <blockquote>K♦️ kiçik, 10♦️ böyükdür; bu mastda ondan böyük yalnız A♦️ var. Bu üç kart və 8♣️ düşən dövrə 25 xaldır.</blockquote>

rules-deal-title = Kart paylamaq
rules-deal =
    Kartları <b>{ -dealer }</b> qarışdırır və hərəyə { $hand } kart verir: bir-bir, saat əqrəbi istiqamətində. İlk kartı onun sol qonşusu alır, sonuncunu — özü.

    Qalan { $stock } kart — <b>{ -stock }</b>, sonra ondan çəkilir. Ortasından təsadüfi bir kart hamıya göstərilir: onun mastı bu əldə <b>{ -trump }</b> olur. Kart yerinə qaytarılır, nə vaxt çıxacağını heç kim bilmir.

    Hər { -series(case: "locative") } ilk paylayan püşklə seçilir, gediş onun sol qonşusunundur. Sonra paylamaq növbəsi saat əqrəbi istiqamətində keçir, amma ilk gediş əvvəlki əlin son dövrəsini aparanındır.

    <blockquote>Emil payladı; solunda Anna oturub, gediş onundur. Göstərilən kart 9♥️: kozır ürəkdir. Son dövrəni Dana apardı. Deməli, indi Anna paylayır, gediş isə Dananındır.</blockquote>

rules-trick-title = Dövrə
rules-trick =
    <b>{ -lead(form: "capital") }</b> — masaya bir mastdan 1–{ $hand } kartı açıq qoymaq. Qalanlar saat əqrəbi istiqamətində o qədər kart qoyur və ikisindən birini seçir:

    • <b>{ -beat }</b> — açıq, karta kart. Hər biri vurduğu kartdan böyük olmalıdır: həmin mastın böyüyü və ya adi masta qarşı kozır. İndi dövrəni aparan kartlar vurulur; əvvəl vurulanlar artıq sayılmır.
    • <b>{ -discard }</b> — istədiyiniz kartlar, qapalı. Hansı kartlar olduğunu heç kim bilmir, dövrədən sonra da.

    Masta mast qoymaq vacib deyil, vurmaq da — hətta vura bilsəniz də. Ortağınızın kartını da vurmaq olar. Kozır olmayan iki mast bir-birini vurmur.

    Dövrəni sonuncu vuran aparır, heç kim vurmasa — gediş edən.

    <blockquote>Kozır — ♥️. Anna gediş etdi: 7♠️ K♠️. Boris vurdu: 9♠️ A♠️. Dana Borisin kartlarını vurdu: 9♠️ üstünə 10♠️, A♠️ üstünə kozır 6♥️. Emil tulladı: 🂠 🂠. Dövrəni Dana apardı.</blockquote>

rules-claim-title = Molodka
rules-claim =
    Əlinizdəki { $hand } kartın hamısı bir mastdandır? Bu, <b>{ -claim }</b> deməkdir: onunla növbəsiz çıxa bilərsiniz. { $claims ->
       *[trick] İlk gedişdən əvvəl də, başqaları kart qoyandan sonra da — dövrə bitənədək.
        [lead] Bu masada — yalnız ilk gedişdən əvvəl.
    }

    Dövrəyə qoyulan bütün kartlar sahibinə qayıdır. Dövrə yenidən başlayır: sizin kartlarınız gediş sayılır, qalanlar sizdən sonra saat əqrəbi istiqamətində cavab verir.

    Molodka bir neçə nəfərdə olsa, haqq ilk gediş edənə ən yaxın oyunçunundur: saat əqrəbi istiqamətində, gediş edənin özündən başlayaraq sayılır. { $claims ->
       *[trick] Dövrə bitənədək
        [lead] Hələ heç kim cavab verməyibsə,
    } yaxındakı uzaqdakının üstündən çıxa bilər, əksinə — heç vaxt. İlk gediş edən özü dörd kartla getsə, onun üstündən çıxmaq olmaz.

    Çıxmaq vacib deyil, molodkanın kimdə olduğunu heç kim bilmir. Qayıdan gediş və vuran kartları hamı görüb; qayıdan qapalı kartlar sirr olaraq qalır.

    <blockquote>{ $claims ->
       *[trick] Anna gediş etdi: K♦️, Boris qapalı tulladı: 7♠️. Emil çıxdı: 6♣️ 9♣️ J♣️ A♣️, kartların ikisi də qayıtdı. İndi Borisdə yenə 7♠️ 8♠️ Q♠️ 10♠️ var. O, Annaya daha yaxındır və Emilin üstündən çıxır!
        [lead] Gediş Annanındır. Emil çıxdı: 6♣️ 9♣️ J♣️ A♣️. Borisdə 7♠️ 8♠️ Q♠️ 10♠️ var. O, Annaya daha yaxındır: Emilin üstündən çıxır, Emilin kartları qayıdır. Dana cavab verir.
    }</blockquote>

rules-refill-title = Kart çəkmək
rules-refill =
    Dövrədən sonra hamı { -stock(case: "genitive") } üstündən kart çəkir, hərədə yenə { $hand } kart olanadək: bir-bir, saat əqrəbi istiqamətində, birinci — dövrəni aparan.

    Növbəti gediş də onundur.

    Kartların sayı hamıda həmişə bərabərdir. Dəst qurtaranda qalan kartlarla axıra qədər oynayırsınız.

    <blockquote>Dana dövrəni apardı: 10♠️ 6♥️. Əlində K♦️ 9♦️ qaldı. Birinci o çəkir: J♣️. Sonra Emil, Anna və Borisin hərəsi bir kart çəkir. Sonra bir də: Dana 8♠️ çəkir, sonra qalanlar. İndi hamının əli doludur, gediş Dananındır.</blockquote>

rules-score-title = Hesab
rules-score =
    Dəst qurtarıb, bütün kartlar oynanıbsa, tərəflər xallarını sayır. Tullanan kartlar dövrəni aparan tərəfindir, amma xalı bu vaxtadək gizli qalır.

    { $win } və daha çox xal — uddunuz. { $half } xaldan az — uduzdunuz, sizə { -defeat-points }:
    • { $low } və daha çox: <b>{ $short }</b>
    • { $low } xaldan az, amma heç olmasa bir dövrə var: <b>{ $middle }</b>
    • bir dövrə də yoxdur: <b>{ $full }</b>

    { $half }:{ $half } — bu, <b>{ -eggs }</b> deməkdir: heç kimə heç nə yazılmır. { $eggs ->
       *[nothing] Bu, sadəcə gülmək üçündür:
        [double] Amma uduzanı olan növbəti əl ikiqat sayılır (dördqat — heç vaxt, dalbadal iki dəfə yumurta olsa da). Bir də:
    } sonra partiyanı uduzanlar — “yumurtalı təkələr”.

    Birinci { $target } və ya daha çox cərimə yığan tərəf partiyanı uduzur: onlar — <b>{ -goats }</b>.

    <blockquote>Boris və Emil iki dövrə apardı, içində A♣️ 10♣️ Q♦️: 11 + 10 + 3 = 24. Qalan 96 Anna ilə Danadadır. Boris və Emilə { $middle } cərimə yazılır.</blockquote>

rules-options-title = Masanın qaydaları
rules-options =
    Üç şeyi hər çat özü seçir: /settings. Dəyişiklik növbəti { -series(case: "ablative") } başlayaraq qüvvəyə minir.

    • <b>Neçəyə qədər</b>: qaydaya görə 12 cəriməyədək; 6 olsa — tez, 18 və ya 24 olsa — uzun. Burada: { $target }.
    • <b>{ $half }:{ $half }</b>: heç nə dəyişmir və ya uduzanı olan növbəti əl ikiqat sayılır. Burada: { $eggs ->
       *[nothing] heç nə dəyişmir
        [double] ikiqat
    }.
    • <b>Molodka</b>: dövrə bitənədək və ya yalnız ilk gedişdən əvvəl çıxır. Burada: { $claims ->
       *[trick] dövrə bitənədək
        [lead] yalnız ilk gedişdən əvvəl
    }.

    <blockquote>“Yalnız ilk gedişdən əvvəl”: Anna artıq gediş edib: 8♦️. Danada 6♠️ 9♠️ K♠️ A♠️ var, amma bu dövrəyə gecikib, indi öz növbəsini gözləyir.
    “İkiqat”: { $half }:{ $half } olandan sonrakı məğlubiyyət iki dəfə baha başa gəlir.</blockquote>

rules-bot-title = Burada necə oynanır
rules-bot =
    1. Qrupda /newgame yazın və yer seçin. Boş yerlərə kompüter otura bilər.
    2. Birinci dəfə bot sizi şəxsi çata çağırır: orada bir dəfə <b>Start</b> düyməsini basın. Yoxsa sizə kart göndərə bilməz.
    3. Kartlarınız şəxsi çata gəlir. Növbəniz çatanda hər gedişin öz düyməsi var: bir dəfə basdınız — oynandı.
    4. Masanın altındakı <b>Kartlarım</b> düyməsi kartlarınızı yalnız sizə göstərir.
    5. Molodka ilə növbəsiz çıxmaq olarsa, kartlarınızın yanında onun da düyməsi var.
    6. Getməlisiniz? /leave: yerinizə kompüter oynayır və yerinizdə istəyən otura bilər. Sadəcə çox ləngimisinizsə, yer sizindir: <b>Qayıtdım</b> düyməsini basın.

    Yanınızda heç kim yoxdur? Şəxsi çatda /newgame yazın və kompüterlə oynayın.

    <blockquote>Kozır — ♥️, gediş — Q♣️, sizdə 6♣️ K♣️ 9♦️ 7♥️ var. Altı düymə var: ikisi vurmaq üçün (K♣️ və ya 7♥️), dördü tullamaq üçün (istədiyiniz kart).</blockquote>
