### Die ontleding van 'n spel: watter van die leser se eie beurte die meeste kaartpunte gekos het. In die private klets.

button-review = 🔎 Ontleding

# $percent: 'n heelgetal.
review-progress = 🔎 Ek kyk na jou beurte… { $percent }%
review-failed = 🔎 Dit het nie gewerk nie. Ek is jammer. Druk weer die knoppie.
# $number: van die spel.
review-title = 🔎 <b>Spel { $number }: jou beurte</b>
review-nothing = ✅ Niks om oor spyt te wees nie: ek kry geen beurt wat jou duidelik kaartpunte gekos het nie.
# $trick: 'n getal. $trump: die teken van 'n kleur.
review-trick = <b>Slag { $trick }</b> · troef { $trump }
review-lead = Jy moes uitkom.
# $play: soos op sy knoppie, byvoorbeeld “Gooi af: A♥️” met sy teken. Wat gespeel is en wat beter is, staan onder mekaar.
review-made = Jy: { $play }
review-better = Beter: <b>{ $play }</b>
# Van die leser se paar, aan die einde van die spel.
review-points = Verwagte kaartpunte: { $made } → <b>{ $better }</b>
# $count: 'n paar honderd.
review-how = { $count ->
        [one] <i>Ek het net gebruik wat jy toe kon weet. Ek het hierdie spel { $count } keer klaargespeel, met die versteekte kaarte waar hulle ook al kon lê en met 'n sterk speler op elke plek. Die punte is 'n gemiddelde.</i>
       *[other] <i>Ek het net gebruik wat jy toe kon weet. Ek het hierdie spel { $count } keer klaargespeel, elke keer met die versteekte kaarte anders verdeel en met 'n sterk speler op elke plek. Die punte is 'n gemiddelde.</i>
    }

toast-review-begun = 🔎 Ek kyk na jou beurte. Dit vat 'n rukkie.
toast-review-running = Ek kyk nog na jou beurte.
toast-review-busy = Baie mense wil nou 'n ontleding hê. Probeer weer oor 'n paar minute.
toast-review-not-yours = Jy het nie in daardie spel gespeel nie.
