### Jaotuse analüüs: millised lugeja käigud läksid kõige rohkem silmi maksma. Privaatvestluses.

button-review = 🔎 Analüüs

# $percent: täisarv.
review-progress = 🔎 Vaatan su käike… { $percent }%
review-failed = 🔎 See ei õnnestunud. Mul on kahju. Vajuta nuppu uuesti.
# $number: mitmes jaotus.
review-title = 🔎 <b>Jaotus { $number }: sinu käigud</b>
review-nothing = ✅ Pole midagi kahetseda: ma ei leidnud käiku, mis oleks sulle selgelt silmi maksma läinud.
# $trick: mitmes. $trump: masti märk.
review-trick = <b>Tihi { $trick }</b> · trump { $trump }
review-lead = Sina pidid käima.
# $play: nagu nupul, näiteks „Viskan: A♥️“ koos märgiga. Mängitut ja paremat loetakse teineteise all.
review-made = Sina: { $play }
review-better = Parem: <b>{ $play }</b>
# Lugeja paari silmad jaotuse lõpus.
review-points = Silmi oodata: { $made } → <b>{ $better }</b>
# $count: mõnisada.
review-how = { $count ->
        [one] <i>Tean ainult seda, mida sina siis teada võisid. Mängisin jaotuse { $count } korra lõpuni, varjatud kaardid iga kord isemoodi jagatud ja igal kohal tugev mängija. Silmad on nende keskmine.</i>
       *[other] <i>Tean ainult seda, mida sina siis teada võisid. Mängisin jaotuse { $count } korda lõpuni, varjatud kaardid iga kord isemoodi jagatud ja igal kohal tugev mängija. Silmad on nende keskmine.</i>
    }

toast-review-begun = 🔎 Vaatan su käike. See võtab natuke aega.
toast-review-running = Ma alles vaatan su käike.
toast-review-busy = Paljud tahavad praegu analüüsi. Proovi mõne minuti pärast uuesti.
toast-review-not-yours = Selles jaotuses pole sinu käike.
