### Analiza unei runde: care mutări ale cititorului au costat cele mai multe puncte. În chatul privat.

button-review = 🔎 Analiză

# $percent: un număr întreg.
review-progress = 🔎 Mă uit la mutările tale… { $percent }%
review-failed = 🔎 N-a mers, îmi pare rău. Apasă din nou pe buton.
# $number: al rundei.
review-title = 🔎 <b>Runda { $number }: mutările tale</b>
review-nothing = ✅ Nimic de regretat: n-am găsit nicio mutare care să te fi costat clar puncte.
# $trick: un număr. $trump: semnul unei culori.
review-trick = <b>Levata { $trick }</b> · atu { $trump }
review-lead = Era rândul tău să deschizi.
# $play: ca pe butonul ei, de pildă „Arunc: A♥️”, cu semnul ei. Cele două mutări se citesc una sub alta.
review-made = Mutarea ta: { $play }
review-better = Mai bine: <b>{ $play }</b>
# Ale perechii cititorului, la sfârșitul rundei.
review-points = Puncte estimate la final: { $made } → <b>{ $better }</b>
# $count: câteva sute.
review-how = { $count ->
        [one] <i>Știu doar ce puteai ști și tu atunci. Am jucat runda până la capăt cu { $count } împărțire posibilă a cărților ascunse, cu câte un jucător puternic pe fiecare loc. Punctele sunt media.</i>
        [few] <i>Știu doar ce puteai ști și tu atunci. Am jucat runda până la capăt cu { $count } împărțiri posibile ale cărților ascunse, cu câte un jucător puternic pe fiecare loc. Punctele sunt media.</i>
       *[other] <i>Știu doar ce puteai ști și tu atunci. Am jucat runda până la capăt cu { $count } de împărțiri posibile ale cărților ascunse, cu câte un jucător puternic pe fiecare loc. Punctele sunt media.</i>
    }

toast-review-begun = 🔎 Mă uit la mutările tale. Durează puțin.
toast-review-running = Încă mă uit la mutările tale.
toast-review-busy = Multă lume vrea acum o analiză. Mai încearcă peste câteva minute.
toast-review-not-yours = În runda aceea n-ai avut nicio mutare.
