### Oʻyin qoidalari: har bir mavzuga bitta xabar. Oʻzgaruvchilar en/rules.ftl faylida sanalgan.
### Misollardagi odamlar soat mili boʻylab oʻtiradi: Anna, Boris, Dana, Emil.
### Son, karta va oʻzgaruvchiga qoʻshimcha qoʻshilmaydi.

rules-anna = Anna
rules-boris = Boris
rules-dana = Dana
rules-emil = Emil
rules-in-group = 📖 <b>Oʻyin qoidalari</b>
button-rules-private = 📖 Mavzular, misollari bilan

rules-aim-title = Oʻyinning maqsadi
rules-aim =
    <b>{ -game }</b> — toʻrt kishi ikkiga ikki boʻlib oʻynaydigan hovlidagi karta oʻyini. Sherigingiz roʻparangizda oʻtiradi. (<i>Kozyol</i> — ruscha taka degani.)

    Hamma stolga karta qoʻyadi, kimning kartasi kuchli boʻlsa, hammasini oʻsha oladi: bu — <b>{ -trick }</b>. Baʼzi kartalarning ochkosi bor, butun kolodada { $pack } ochko. { $win } yoki undan koʻp ochko yigʻgan tomon shu { -deal(case: "accusative") } yutadi, yutqazganlarga <b>{ -defeat-points }</b> yoziladi.

    Keyin yana va yana tarqatiladi, bir tomonda { $target } ta jarima yigʻilguncha. Oʻsha ikkovi — <b>{ -goats }</b>. Taka boʻlgisi keladigan kim bor?

    <blockquote>Kozir — ♥️. Anna yurdi: 10♠️. Boris urdi: A♠️. Dana bilan Emil bittadan kartani yopiq tashladi. Vzyatkani Boris oldi: koʻrinib turgani 21 ochko, yopiq kartalar qoʻl tugagach sanaladi.</blockquote>

rules-table-title = Stol va kartalar
rules-table =
    Sheriklar roʻparama-roʻpara oʻtiradi, ikki yoningizda — raqiblar. Navbat soat mili boʻylab oʻtadi: Annadan keyin Boris, keyin Dana, Emil va yana Anna. Anna Dana bilan, Boris Emil bilan sherik.

    Kolodada { $cards } ta karta bor. Har mastda kichigidan kattasiga:
    <b>6  7  8  9  J  Q  K  10  A</b>
    (J — valet, Q — dama, K — qirol, A — tuz.) Esda tuting: oʻnlik qiroldan katta!

    Kartalarning qiymati — <b>{ -card-points }</b>: A — 11, 10 — 10, K — 4, Q — 3, J — 2; 6, 7, 8 va 9 hech narsa turmaydi. Hammasi boʻlib { $pack }.

    <blockquote>Bu mastda K♦️ ustida — 10♦️, uning ustida faqat A♦️. Shu uchta karta va 8♣️ tushgan vzyatka — 25 ochko.</blockquote>

rules-deal-title = Tarqatish
rules-deal =
    Kartani <b>{ -dealer }</b> chiylaydi va har kimga { $hand } tadan beradi: bittalab, soat mili boʻylab. Birinchi kartani uning chap qoʻshnisi oladi, oxirgisini — oʻzi.

    Qolgan { $stock } ta karta — <b>{ -stock }</b>, keyin undan olinadi. Uning oʻrtasidan tasodifiy bitta karta hammaga koʻrsatiladi: uning masti shu qoʻlda <b>{ -trump }</b> boʻladi. Karta joyiga qaytadi, qachon chiqishini hech kim bilmaydi.

    Har { -series(case: "locative") } birinchi tarqatuvchi qurʼa bilan aniqlanadi, uning chap qoʻshnisi yuradi. Keyin navbatma-navbat, soat mili boʻylab tarqatiladi, lekin oldingi qoʻlda oxirgi vzyatkani olgan oʻyinchi yuradi.

    <blockquote>Emil tarqatdi; chap yonida Anna oʻtiribdi, u yuradi. Koʻrsatilgan karta — 9♥️: kozir — tappon. Oxirgi vzyatkani Dana oldi. Demak, endi Anna tarqatadi, Dana yuradi.</blockquote>

rules-trick-title = Vzyatka
rules-trick =
    <b>{ -lead(form: "capital") }</b> — stolga bir mastdagi 1–{ $hand } ta kartani ochib qoʻyish. Qolganlar soat mili boʻylab shunchadan karta qoʻyadi va ikkidan birini tanlaydi:

    • <b>{ -beat }</b> — ochiq, kartaga karta. Har biri oʻzi uradigan kartadan katta boʻlsin: shu mastning kattasi yoki nokozirga qarshi kozir. Hozir vzyatkani ushlab turgan kartalar uriladi; oldin urilganlari endi hisob emas.
    • <b>{ -discard }</b> — istagan kartalar, yopiq. Qanday kartaligini hech kim bilmaydi, vzyatka tugagandan keyin ham.

    Mastga mast qoʻyish shart emas, urish ham — hatto qoʻlingizdan kelsa ham. Sherikning kartasini ham ursa boʻladi. Ikki xil nokozir mast bir-birini urmaydi.

    Vzyatkani oxirgi boʻlib urgan oʻyinchi oladi, hech kim urmasa — yurgan oʻyinchi.

    <blockquote>Kozir — ♥️. Anna yurdi: 7♠️ K♠️. Boris urdi: 9♠️ A♠️. Dana Borisning kartalarini urdi: 9♠️ ustiga 10♠️, A♠️ ustiga kozir 6♥️. Emil tashladi: 🂠 🂠. Vzyatkani Dana oldi.</blockquote>

rules-claim-title = Molodka
rules-claim =
    Qoʻlingizda { $hand } ta karta bor va hammasi bir mastdami? Bu — <b>{ -claim }</b>: u bilan navbatsiz chiqsa boʻladi. { $claims ->
       *[trick] Birinchi yurishgacha ham, boshqalar karta qoʻygandan keyin ham — vzyatka tugaguncha.
        [lead] Bu stolda — faqat birinchi yurishgacha.
    }

    Vzyatkaga qoʻyilgan hamma karta egasiga qaytadi. Vzyatka yangidan boshlanadi: siz molodka bilan yurasiz, qolganlar soat mili boʻylab javob beradi.

    Molodka bir necha kishida boʻlsa, huquq birinchi yuruvchiga eng yaqininiki: soat mili boʻylab, yuruvchining oʻzidan boshlab sanaladi. { $claims ->
       *[trick] Vzyatka tugaguncha
        [lead] Hech kim javob bermaguncha
    } yaqindagi uzoqdagining ustidan chiqa oladi, aksincha — hech qachon. Birinchi yuruvchining oʻzi toʻrttasi bilan yursa, ustidan chiqib boʻlmaydi.

    Chiqish shart emas, molodka kimdaligini hech kim bilmaydi. Qaytgan yurish va urgan kartalarni hamma koʻrgan; qaytgan yopiq kartalar sirligicha qoladi.

    <blockquote>{ $claims ->
       *[trick] Anna yurdi: K♦️, Boris yopiq tashladi: 7♠️. Emil chiqdi: 6♣️ 9♣️ J♣️ A♣️, ikkala karta ham qaytdi. Endi Borisda yana 7♠️ 8♠️ Q♠️ 10♠️. U Annaga yaqinroq va Emilning ustidan chiqadi!
        [lead] Anna yurishi kerak. Emil chiqdi: 6♣️ 9♣️ J♣️ A♣️. Borisda 7♠️ 8♠️ Q♠️ 10♠️ bor. U Annaga yaqinroq: Emilning ustidan chiqadi, Emilning kartalari qaytadi. Dana javob beradi.
    }</blockquote>

rules-refill-title = Karta olish
rules-refill =
    Vzyatkadan keyin hamma { -stock(case: "genitive") } ustidan karta oladi, har kimda yana { $hand } ta boʻlguncha: bittalab, soat mili boʻylab, birinchi — vzyatkani olgan oʻyinchi.

    Keyingi yurish ham oʻshaniki.

    Kartalar soni hammada doim teng. Koloda tugagach, qolgan kartalar bilan oxirigacha oʻynaysiz.

    <blockquote>Dana vzyatkani oldi: 10♠️ 6♥️. Qoʻlida K♦️ 9♦️ qoldi. Birinchi u oladi: J♣️. Keyin Emil, Anna va Boris bittadan oladi. Yana bir aylanish: Danaga 8♠️ keldi, keyin qolganlar oladi. Endi hammaning qoʻli toʻla, Dana yuradi.</blockquote>

rules-score-title = Hisob
rules-score =
    Koloda tugab, hamma karta oʻynalgach, tomonlar ochkosini sanaydi. Yopiq kartalar vzyatkani olgan tomonniki, lekin ochkosi shu paytgacha yashirin.

    { $win } yoki undan koʻp ochko — yutdingiz. { $half } ochkodan kam — yutqazdingiz, sizga { -defeat-points }:
    • { $low } yoki undan koʻp boʻlsa: <b>{ $short }</b>
    • { $low } ochkodan kam, lekin kamida bitta vzyatka bor: <b>{ $middle }</b>
    • bitta ham vzyatka yoʻq: <b>{ $full }</b>

    { $half }:{ $half } — bu <b>{ -eggs }</b>: hech kimga hech narsa yozilmaydi. { $eggs ->
       *[nothing] Bu shunchaki kulgi uchun:
        [double] Lekin yutqazgani bor keyingi qoʻl ikki baravar hisoblanadi (toʻrt baravar — hech qachon, ketma-ket ikki marta tuxum boʻlsa ham). Yana:
    } keyin partiyani yutqazganlar — “tuxumli takalar”.

    { $target } yoki undan koʻp jarima yigʻgan tomon partiyani yutqazdi: ular — <b>{ -goats }</b>.

    <blockquote>Boris bilan Emil ikkita vzyatka oldi, ichida A♣️ 10♣️ Q♦️: 11 + 10 + 3 = 24. Qolgan 96 — Anna bilan Danada. Boris bilan Emilga { $middle } ta jarima yoziladi.</blockquote>

rules-options-title = Stol qoidalari
rules-options =
    Uch narsani har bir chat oʻzi tanlaydi: /settings. Oʻzgarish keyingi { -series(case: "ablative") } boshlab kuchga kiradi.

    • <b>Nechtagacha</b>: qoida boʻyicha 12 ta jarimagacha; 6 ta boʻlsa — tez, 18 yoki 24 ta boʻlsa — uzoq. Bu yerda: { $target }.
    • <b>{ $half }:{ $half }</b>: hech narsa oʻzgarmaydi yoki yutqazgani bor keyingi qoʻl ikki baravar hisoblanadi. Bu yerda: { $eggs ->
       *[nothing] hech narsa oʻzgarmaydi
        [double] ikki baravar
    }.
    • <b>Molodka</b>: vzyatka tugaguncha yoki faqat birinchi yurishgacha chiqadi. Bu yerda: { $claims ->
       *[trick] vzyatka tugaguncha
        [lead] faqat birinchi yurishgacha
    }.

    <blockquote>“Faqat birinchi yurishgacha”: Anna yurib boʻldi: 8♦️. Danada 6♠️ 9♠️ K♠️ A♠️ bor, lekin bu vzyatkaga kechikdi, endi oʻz navbatini kutadi.
    “Ikki baravar”: { $half }:{ $half } boʻlgandan keyingi yutqazish ikki baravar qimmat.</blockquote>

rules-bot-title = Bu yerda qanday oʻynaladi
rules-bot =
    1. Guruhda /newgame deb yozing va joy tanlang. Boʻsh joylarga kompyuter oʻtirishi mumkin.
    2. Birinchi marta bot sizni shaxsiy chatga chaqiradi: u yerda <b>Boshlash</b> (Start) tugmasini bir marta bosing. Boʻlmasa, u sizga karta yubora olmaydi.
    3. Kartalaringiz shaxsiy chatga keladi. Navbatingiz kelganda har bir yurishning oʻz tugmasi bor: bir bosdingiz — oʻynaldi.
    4. Stol tagidagi <b>Kartalarim</b> tugmasi kartalaringizni faqat oʻzingizga koʻrsatadi.
    5. Molodka bilan navbatsiz chiqish mumkin boʻlsa, kartalaringiz yonida uning ham tugmasi turadi.
    6. Ketishingiz kerakmi? /leave: oʻrningizga kompyuter oʻynaydi, joyga istagan odam oʻtirishi mumkin. Shunchaki uzoqroq chalgʻib qolgan boʻlsangiz, joy sizniki: <b>Qaytdim</b> tugmasini bosing.

    Yoningizda hech kim yoʻqmi? Shaxsiy chatda /newgame deb yozing va kompyuter bilan oʻynang.

    <blockquote>Kozir — ♥️, yurilgan karta — Q♣️, sizda 6♣️ K♣️ 9♦️ 7♥️. Tugma oltita: ikkitasi urish uchun (K♣️ yoki 7♥️), toʻrttasi tashlash uchun (istagan kartangiz).</blockquote>
