### Hisobning surati va reyting grafigi. Suratdagi matnda emoji yoʻq, joy kam: bir-ikkita qisqa soʻz.

## Hisob va statistika tagidagi tugmalar
button-picture = 🖼 Surat
button-chart = 📈 Grafik

# Qoʻllar roʻyxati ustida, qatordagi tartibda: “3. 74 : 46 → 🟠 +2 · 5 : 2 · Anna”:
# ikki tomonning ochkosi ($sides: belgilari), yutqazganlarning jarimasi, vzyatka, tarqatgan oʻyinchi
score-legend = { $sides } → jarima · vzyatka · tarqatuvchi

## Hisob suratida
# $target: partiya nechta jarimagacha
picture-title = Partiya { $target } jarimagacha
picture-deals = { $count } ta qoʻl
# Ustunlarning nomi
picture-dealer = Tarqatuvchi
picture-points = Ochko
picture-tricks = Vzyatka
picture-defeat = Jarima
# Qoʻl 60 : 60 tugaganda jarima oʻrnida
picture-eggs = tuxum
# Partiyani kim yutdi, narigi tomon endi kim
picture-winners = Gʻoliblar
picture-goats = Takalar
picture-goats-with-eggs = Tuxumli takalar

## Reyting grafigida
picture-rating = Reyting
# $count: grafikda nechta partiya bor; bitta boʻlishi ham mumkin
picture-last-series = { $count ->
        [one] oxirgi partiya
       *[other] oxirgi { $count } ta partiya
    }
