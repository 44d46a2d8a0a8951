### Grupas tabula un paša statistika. Zīmes: 🐐 zaudētās spēles, 🥚 no tām ar olām, 🧹 sausās partijas, kurās
### viens pāris nepaņēma nevienu stiķi (uzvarētas : zaudētas), ⚡️ gājieni ar četrām vienā mastā, 🔥 uzvaras pēc kārtas.

top-title = 🏆 <b>Šīs grupas spēlētāju tabula</b>
top-none = Tabula vēl ir tukša. Tajā iekļūst, te izspēlējot { $count ->
        [zero] { $count } spēļu
        [one] { $count } spēli
       *[other] { $count } spēles
    }. Galdu atvērsi ar /newgame.
# $number: cik cilvēku. $count: cik spēļu.
top-others = Spēļu mazāk nekā { $count }: { $number ->
        [zero] vēl { $number } cilvēku
        [one] vēl { $number } cilvēks
       *[other] vēl { $number } cilvēki
    }
# $names: divi cilvēki.
top-best-pair = 🤝 Labākais pāris: { $names }
top-computers = 🤖 Datora spēlētāji

# Cik no visām spēlēm uzvarēts.
standing-series = 🏆 { $won } no { $count ->
        [zero] { $count } spēlēm
        [one] { $count } spēles
       *[other] { $count } spēlēm
    }
# $chance: uzvarēto partiju procents.
standing-deals = partijas { $chance } %
standing-legend = Aiz vārda – reitings; visi sāk ar { $points }. 🐐 āži (🥚 ar olām) · 🧹 sausās partijas (viens pāris bez neviena stiķa), uzvarētas : zaudētas · ⚡️ četras vienā mastā ārpus kārtas · 🔥 visvairāk uzvaru pēc kārtas

stats-title = 📊 <b>Tava statistika visās grupās</b>
# $points: reitings.
stats-rating = Reitings <b>{ $points }</b>
stats-streak = Uzvaras pēc kārtas tagad: { $count }
stats-partners = 🤝 <b>Pa partneriem</b>
stats-alone = 🤖 <b>Spēle ar datoru</b>
stats-none = Tev vēl nav nevienas pabeigtas spēles ar citiem cilvēkiem. Tādu sāksi grupā ar /newgame.
stats-private = Tava statistika ir tikai tev: skaties to mūsu privātajā čatā.
button-stats = 📊 Mana statistika

cmd-top = šīs grupas spēlētāju tabula
cmd-stats = mana statistika

toast-standings-in-groups = Tabula ir katrai grupai sava: uzraksti tur /top. Tavu statistiku rāda /stats.
