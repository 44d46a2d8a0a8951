### Clasamentul unui grup și cifrele fiecăruia. Semne: 🐐 partide pierdute, 🥚 dintre ele cu ouă, 🧹 runde în care o
### pereche n-a luat nicio levată (date : luate), ⚡️ intrări cu patru de o culoare, 🔥 partide câștigate la rând.

top-title = 🏆 <b>Clasamentul acestui grup</b>
top-none = Încă nimeni. Ca să apari în listă, trebuie să termini aici { $count ->
        [one] { $count } partidă
        [few] { $count } partide
       *[other] { $count } de partide
    }. /newgame deschide o masă.
# $number: de oameni. $count: partide.
top-others = { $number ->
        [one] Încă { $number } persoană
        [few] Încă { $number } persoane
       *[other] Încă { $number } de persoane
    } cu mai puțin de { $count ->
        [one] { $count } partidă
        [few] { $count } partide
       *[other] { $count } de partide
    }
# $names: doi oameni.
top-best-pair = 🤝 Cea mai bună pereche: { $names }
top-computers = 🤖 Calculatoare

# Câte din toate partidele a câștigat cineva.
standing-series = 🏆 { $won } din { $count ->
        [one] { $count } partidă
        [few] { $count } partide
       *[other] { $count } de partide
    }
# $chance: un procent, al rundelor câștigate.
standing-deals = runde { $chance }%
standing-legend = După nume, ratingul; toată lumea începe cu { $points }. 🐐 de câte ori țap (🥚 cu ouă) · 🧹 capot (rundă fără nicio levată), dat : luat · ⚡️ intrări cu patru de o culoare · 🔥 cele mai multe partide câștigate la rând

stats-title = 📊 <b>Cifrele tale din toate grupurile</b>
# $points: ratingul.
stats-rating = Rating <b>{ $points }</b>
stats-streak = Victorii la rând acum: { $count }
stats-partners = 🤝 <b>Cu fiecare partener</b>
stats-alone = 🤖 <b>Joc cu calculatorul</b>
stats-none = Încă nu ai nicio partidă cu alți oameni. /newgame într-un grup începe una.
stats-private = Cifrele tale sunt doar pentru tine: le vezi în chatul nostru privat.
button-stats = 📊 Cifrele mele

cmd-top = clasamentul acestui grup
cmd-stats = cifrele mele

toast-standings-in-groups = Clasamentul e al fiecărui grup: scrie acolo /top. Cifrele tale sunt la /stats.
