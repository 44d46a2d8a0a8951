### Analiza rozdania: które zagrania czytającego kosztowały najwięcej oczek. Na czacie prywatnym.

button-review = 🔎 Analiza

# $percent: liczba całkowita.
review-progress = 🔎 Przeglądam twoje zagrania… { $percent }%
review-failed = 🔎 Nie udało się, przykro mi. Naciśnij przycisk jeszcze raz.
# $number: numer rozdania.
review-title = 🔎 <b>Rozdanie { $number }: twoje zagrania</b>
review-nothing = ✅ Nie ma czego żałować: nie widzę zagrania, które wyraźnie kosztowałoby cię oczka.
# $trick: numer. $trump: znak koloru.
review-trick = <b>Lewa { $trick }</b> · atut { $trump }
review-lead = To było twoje wyjście.
# $play: jak na przycisku, na przykład „Zrzucam: A♥️” ze znakiem. Zagrane i lepsze czyta się jedno pod drugim.
review-made = Ty: { $play }
review-better = Lepiej: <b>{ $play }</b>
# Pary czytającego, na koniec rozdania.
review-points = Średnio oczek na koniec: { $made } → <b>{ $better }</b>
# $count: kilkaset.
review-how = { $count ->
        [one] <i>Wiem tylko tyle, ile można było wtedy wiedzieć z twojego miejsca. Rozdanie zostało dograne w { $count } możliwym układzie zakrytych kart, z mocnym graczem na każdym miejscu. Oczka to średnia.</i>
        [few] <i>Wiem tylko tyle, ile można było wtedy wiedzieć z twojego miejsca. Rozdanie zostało dograne w { $count } możliwych układach zakrytych kart, z mocnym graczem na każdym miejscu. Oczka to średnia.</i>
       *[many] <i>Wiem tylko tyle, ile można było wtedy wiedzieć z twojego miejsca. Rozdanie zostało dograne w { $count } możliwych układach zakrytych kart, z mocnym graczem na każdym miejscu. Oczka to średnia.</i>
    }

toast-review-begun = 🔎 Przeglądam twoje zagrania. To chwilę potrwa.
toast-review-running = Jeszcze przeglądam twoje zagrania.
toast-review-busy = Wiele osób prosi teraz o analizę. Spróbuj za kilka minut.
toast-review-not-yours = W tym rozdaniu nie ma twoich zagrań.
