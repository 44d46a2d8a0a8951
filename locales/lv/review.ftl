### Partijas analīze: kuri lasītāja gājieni maksāja visvairāk acu. Privātajā čatā.

button-review = 🔎 Analīze

# $percent: vesels skaitlis.
review-progress = 🔎 Skatos tavus gājienus… { $percent } %
review-failed = 🔎 Neizdevās. Man ļoti žēl. Nospied pogu vēlreiz.
# $number: partijas numurs.
review-title = 🔎 <b>{ $number }. partija: tavi gājieni</b>
review-nothing = ✅ Nav ko nožēlot: neatradu gājienu, kas tev skaidri būtu maksājis acis.
# $trick: numurs. $trump: masta zīme.
review-trick = <b>{ $trick }. stiķis</b> · trumpis { $trump }
review-lead = Tev bija jāiziet.
# $play: kā uz pogas, piemēram, „Nomest: A♥️” ar zīmi. Nospēlēto un labāko lasa vienu zem otra.
review-made = Tu: { $play }
review-better = Labāk: <b>{ $play }</b>
# Lasītāja puses acis partijas beigās.
review-points = Gaidāmās acis: { $made } → <b>{ $better }</b>
# $count: daži simti.
review-how = { $count ->
        [zero] <i>Zinu tikai to, ko toreiz varēji zināt tu. Izspēlēju šo partiju līdz galam ar { $count } iespējamiem neredzamo kāršu izkārtojumiem; katrā vietā sēdēja stiprs spēlētājs. Acu skaits ir vidējais.</i>
        [one] <i>Zinu tikai to, ko toreiz varēji zināt tu. Izspēlēju šo partiju līdz galam ar { $count } iespējamu neredzamo kāršu izkārtojumu; katrā vietā sēdēja stiprs spēlētājs. Acu skaits ir vidējais.</i>
       *[other] <i>Zinu tikai to, ko toreiz varēji zināt tu. Izspēlēju šo partiju līdz galam ar { $count } iespējamiem neredzamo kāršu izkārtojumiem; katrā vietā sēdēja stiprs spēlētājs. Acu skaits ir vidējais.</i>
    }

toast-review-begun = 🔎 Skatos tavus gājienus. Tas prasīs brītiņu.
toast-review-running = Vēl skatos tavus gājienus.
toast-review-busy = Analīzi pašlaik grib daudzi. Pamēģini pēc dažām minūtēm.
toast-review-not-yours = Tajā partijā tavu gājienu nav.
