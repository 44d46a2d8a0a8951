### Grupi edetabel ja oma statistika. Märgid: 🐐 kaotatud partiid, 🥚 neist munadega, 🧹 jaotused, kus üks paar
### jäi tihita (võidetud : kaotatud), ⚡️ mastinelikuga vahele käidud, 🔥 järjest võidetud partiid.

top-title = 🏆 <b>Selle grupi edetabel</b>
top-none = Edetabel on veel tühi. Siia jõuab see, kes on selles grupis lõpuni mänginud { $count ->
        [one] { $count } partii
       *[other] { $count } partiid
    }. Laua avab /newgame.
# $number: mitu inimest. $count: mitu partiid.
top-others = Alla { $count } partii: { $number ->
        [one] veel { $number } inimene
       *[other] veel { $number } inimest
    }
# $names: kaks inimest.
top-best-pair = 🤝 Parim paar: { $names }
top-computers = 🤖 Arvutimängijad

# Mitu kõigist partiidest on võidetud.
standing-series = 🏆 { $count ->
        [one] { $count } partiist
       *[other] { $count } partiist
    } võidetud { $won }
# $chance: võidetud jaotuste protsent.
standing-deals = jaotused { $chance }%
standing-legend = Nime järel on reiting; kõik alustavad tasemelt { $points }. 🐐 sikud (🥚 munadega) · 🧹 jaotused, kus üks paar jäi tihita, võidetud : kaotatud · ⚡️ mastinelikuga vahele käidud · 🔥 kõige rohkem võite järjest

stats-title = 📊 <b>Sinu statistika kõigis gruppides</b>
# $points: reiting.
stats-rating = Reiting <b>{ $points }</b>
stats-streak = Praegu järjest võidetud: { $count }
stats-partners = 🤝 <b>Paariliste kaupa</b>
stats-alone = 🤖 <b>Üksi mängitud</b>
stats-none = Sul pole teiste inimestega veel ühtegi lõpetatud partiid. Uue alustab grupis /newgame.
stats-private = Sinu statistika on ainult sulle: vaata seda meie privaatvestluses.
button-stats = 📊 Minu statistika

cmd-top = selle grupi edetabel
cmd-stats = minu statistika

toast-standings-in-groups = Edetabel on ainult grupil: kirjuta seal /top. Sinu statistikat näitab /stats.
