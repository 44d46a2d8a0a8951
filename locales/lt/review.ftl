### Padalijimo analizė: kurie skaitytojo ėjimai kainavo daugiausia akių. Asmeniniame pokalbyje.

button-review = 🔎 Analizė

# $percent: sveikasis skaičius.
review-progress = 🔎 Žiūriu tavo ėjimus… { $percent } %
review-failed = 🔎 Nepavyko. Labai gaila. Paspausk mygtuką dar kartą.
# $number: padalijimo numeris.
review-title = 🔎 <b>{ $number } padalijimas: tavo ėjimai</b>
review-nothing = ✅ Nėra ko gailėtis: nematau ėjimo, kuris būtų aiškiai kainavęs tau akių.
# $trick: numeris. $trump: rūšies ženklas.
review-trick = <b>{ $trick } kirtis</b> · koziris { $trump }
review-lead = Eiti reikėjo tau.
# $play: kaip ant mygtuko, pavyzdžiui, „Metu: A♥️“ su ženklu. Sužaistas ir geresnis skaitomi vienas po kito.
review-made = Tu: { $play }
review-better = Geriau: <b>{ $play }</b>
# Skaitytojo poros, padalijimo pabaigoje.
review-points = Kiek akių tikėtis: { $made } → <b>{ $better }</b>
# $count: keli šimtai.
review-how = { $count ->
        [one] <i>Žinau tik tai, ką tada galėjai žinoti tu. Išbandžiau { $count } galimą nematomų kortų išsidėstymą ir kaskart sužaidžiau padalijimą iki galo su stipriais žaidėjais visose vietose. Akys – vidurkis.</i>
        [few] <i>Žinau tik tai, ką tada galėjai žinoti tu. Išbandžiau { $count } galimus nematomų kortų išsidėstymus ir kaskart sužaidžiau padalijimą iki galo su stipriais žaidėjais visose vietose. Akys – vidurkis.</i>
       *[other] <i>Žinau tik tai, ką tada galėjai žinoti tu. Išbandžiau { $count } galimų nematomų kortų išsidėstymų ir kaskart sužaidžiau padalijimą iki galo su stipriais žaidėjais visose vietose. Akys – vidurkis.</i>
    }

toast-review-begun = 🔎 Žiūriu tavo ėjimus. Truputį užtruks.
toast-review-running = Dar žiūriu tavo ėjimus.
toast-review-busy = Analizės dabar nori daug kas. Pabandyk po kelių minučių.
toast-review-not-yours = Tame padalijime tavo ėjimų nėra.
