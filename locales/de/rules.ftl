### Die Spielregeln, eine Nachricht je Thema. Die Variablen stehen in en/rules.ftl.
### Die Leute in den Beispielen sitzen im Uhrzeigersinn: Anna, Boris, Dana, Emil.

rules-anna = Anna
rules-boris = Boris
rules-dana = Dana
rules-emil = Emil
rules-in-group = 📖 <b>Spielregeln</b>
button-rules-private = 📖 Nach Themen, mit Beispielen

rules-aim-title = Worum es geht
rules-aim =
    <b>{ -game }</b> ist ein Kartenspiel vom Hinterhof: zu viert, zwei gegen zwei. Wer dir gegenübersitzt, spielt mit dir. (<i>Kozel</i> ist Russisch und heißt Ziegenbock.)

    Alle legen Karten auf den Tisch, und wer die stärksten hat, bekommt alle: Das ist ein <b>{ -trick }</b>. Manche Karten zählen Augen, zusammen { $pack }. Das Team mit { $win } oder mehr gewinnt die { -deal }; das andere bekommt <b>{ -defeat-points }</b>.

    Dann wird wieder gegeben und wieder, bis ein Team { $target ->
        [one] { $target } Strafpunkt
       *[other] { $target } Strafpunkte
    } hat. Die beiden sind die <b>{ -goats }</b> – und wer will schon ein Bock sein?

    <blockquote>♥️ ist Trumpf. Anna spielt 10♠️ aus. Boris schlägt mit A♠️. Dana und Emil werfen je eine Karte verdeckt ab. Boris macht den Stich: 21 Augen liegen offen, die verdeckten Karten werden nach der Runde gezählt.</blockquote>

rules-table-title = Tisch und Karten
rules-table =
    Wer zusammen spielt, sitzt sich gegenüber; links und rechts von dir sitzen die Gegner. Gespielt wird im Uhrzeigersinn: Anna → Boris → Dana → Emil → Anna. Anna spielt mit Dana, Boris mit Emil.

    Es gibt { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }. Die Reihenfolge in jeder Farbe, von unten nach oben:
    <b>6  7  8  9  B  D  K  10  A</b>
    (B ist der Bube, D die Dame, K der König, A das Ass.) Achtung: Die Zehn steht über dem König!

    Die <b>{ -card-points }</b>: A zählt 11, 10 zählt 10, K 4, D 3, B 2; die Karten von 6 bis 9 zählen nichts. Zusammen sind das { $pack }.

    <blockquote>10♦️ ist höher als K♦️; in dieser Farbe ist nur A♦️ noch höher. Ein Stich aus diesen dreien und 8♣️ zählt 25 Augen.</blockquote>

rules-deal-title = Geben
rules-deal =
    Der <b>{ -dealer }</b> mischt und gibt allen { $hand ->
        [one] { $hand } Karte
       *[other] { $hand } Karten
    }, einzeln und im Uhrzeigersinn. Angefangen wird links vom Geber, er selbst kommt zuletzt.

    { $stock ->
        [one] { $stock } Karte bleibt
       *[other] { $stock } Karten bleiben
    } übrig: der <b>{ -stock }</b>. Aus seiner Mitte wird eine zufällige Karte allen gezeigt: Ihre Farbe ist in dieser Runde <b>{ -trump }</b>. Dann kommt sie zurück an ihren Platz, und niemand weiß, wann sie gezogen wird.

    Wer in einer { -series } zuerst gibt, entscheidet das Los, und wer links davon sitzt, spielt aus. Danach geben alle im Uhrzeigersinn reihum, doch es spielt aus, wer in der Runde davor den letzten Stich gemacht hat.

    <blockquote>Emil gibt; links von ihm sitzt Anna und spielt aus. Gezeigt wird 9♥️: Herz ist Trumpf. Den letzten Stich macht Dana. Also gibt nun Anna, und Dana spielt aus.</blockquote>

rules-trick-title = Ein Stich
rules-trick =
    <b>{ -lead }</b> heißt: 1 bis { $hand ->
        [one] { $hand } Karte
       *[other] { $hand } Karten
    } einer Farbe offen hinlegen. Im Uhrzeigersinn legen die anderen jeweils gleich viele und haben die Wahl:

    • <b>{ -beat }</b>: offen, Karte gegen Karte. Jede muss höher sein als die, die sie schlägt: höher in derselben Farbe oder ein Trumpf auf eine andere Farbe. Zu schlagen sind die Karten, die den Stich gerade halten; vorher geschlagene zählen nicht mehr.
    • <b>{ -discard }</b>: beliebige Karten, verdeckt. Welche es waren, erfährt niemand, auch nicht nach dem Stich.

    Du musst nicht bedienen und nicht schlagen, selbst wenn du kannst. Auch die Karten deines Gegenübers darfst du schlagen. Ohne Trumpf schlägt keine Farbe die andere.

    Den Stich macht, wer zuletzt geschlagen hat; hat niemand geschlagen, dann wer ausgespielt hat.

    <blockquote>♥️ ist Trumpf. Anna spielt 7♠️ K♠️ aus. Boris schlägt mit 9♠️ A♠️. Dana schlägt wiederum ihn: 10♠️ steht über 9♠️, und der Trumpf 6♥️ über A♠️. Emil wirft 🂠 🂠 ab. Dana macht den Stich.</blockquote>

rules-claim-title = Vier einer Farbe
rules-claim =
    Du hast { $hand ->
        [one] { $hand } Karte
       *[other] { $hand } Karten
    }, alle von einer Farbe? Mit <b>{ -claim }</b> darfst du außer der Reihe einsteigen. { $claims ->
       *[trick] Das geht vor dem Ausspielen oder später, solange der Stich nicht voll ist.
        [lead] An diesem Tisch geht das nur vor dem Ausspielen.
    }

    Alle nehmen ihre Karten aus dem Stich zurück auf die Hand. Der Stich fängt mit deinen Karten neu an; geantwortet wird von dir aus im Uhrzeigersinn.

    Können es mehrere, hat Vorrang, wer dem ersten Ausspieler am nächsten sitzt, im Uhrzeigersinn und ab ihm selbst gezählt. { $claims ->
       *[trick] Solange der Stich nicht voll ist
        [lead] Solange noch niemand geantwortet hat
    }, darf der Nähere über den Ferneren einsteigen, nie umgekehrt. Spielt der Erste selbst vier aus, steigt niemand darüber ein.

    Du musst nicht einsteigen, und niemand erfährt, wer es könnte. Was offen lag, haben alle gesehen; Abgeworfenes bleibt geheim.

    <blockquote>{ $claims ->
       *[trick] Anna spielt K♦️ aus, Boris wirft 7♠️ verdeckt ab. Emil steigt mit 6♣️ 9♣️ B♣️ A♣️ ein, und beide Karten kommen zurück. Jetzt hat Boris wieder 7♠️ 8♠️ D♠️ 10♠️. Er sitzt näher bei Anna und steigt über Emil ein!
        [lead] Anna ist mit Ausspielen dran. Emil steigt mit 6♣️ 9♣️ B♣️ A♣️ ein. Boris hat 7♠️ 8♠️ D♠️ 10♠️. Er sitzt näher bei Anna und steigt über Emil ein, dessen Karten zurückkommen. Dana antwortet.
    }</blockquote>

rules-refill-title = Nachziehen
rules-refill =
    Nach dem Stich ziehen alle oben vom { -stock }, bis jede Hand wieder { $hand ->
        [one] { $hand } Karte
       *[other] { $hand } Karten
    } hat: immer eine, im Uhrzeigersinn. Wer den Stich gemacht hat, zieht zuerst und spielt auch als Nächstes aus.

    Alle haben stets gleich viele Karten. Ist der Talon weg, wird gespielt, was noch auf der Hand ist.

    <blockquote>Dana macht mit 10♠️ 6♥️ einen Stich und hat noch K♦️ 9♦️. Sie zieht zuerst: B♣️. Dann ziehen Emil, Anna und Boris je eine Karte. Und noch einmal reihum: Dana zieht 8♠️, dann die anderen. Jetzt sind alle Hände wieder voll, und Dana spielt aus.</blockquote>

rules-score-title = Abrechnung
rules-score =
    Ist der Talon leer und jede Karte gespielt, zählt jedes Team seine Augen. Abgeworfenes zählt für das Team, das den Stich gemacht hat, aber wie viel, bleibt bis dahin verdeckt.

    Mit { $win } oder mehr habt ihr gewonnen. Mit weniger als { $half } habt ihr verloren und bekommt { -defeat-points }:
    • { $low } oder mehr: <b>{ $short }</b>
    • weniger als { $low }, aber mindestens ein Stich: <b>{ $middle }</b>
    • gar kein Stich: <b>{ $full }</b>

    { $half } zu { $half } heißt <b>{ -eggs }</b>: Niemand bekommt etwas. { $eggs ->
       *[nothing] Nur zum Spaß:
        [double] Aber die nächste Runde mit Verlierern zählt doppelt (nie vierfach, auch nicht nach zweimal Eiern). Und:
    } Wer danach die Partie verliert, gehört zu den „Böcken mit Eiern“.

    Das Team, das zuerst { $target ->
        [one] { $target } Strafpunkt
       *[other] { $target } Strafpunkte
    } oder mehr hat, hat die Partie verloren: Das sind die <b>{ -goats }</b>.

    <blockquote>Boris und Emil haben zwei Stiche gemacht, darin A♣️ 10♣️ D♦️: 11 + 10 + 3 = 24. Die anderen 96 haben Anna und Dana. Boris und Emil bekommen { $middle ->
        [one] { $middle } Strafpunkt
       *[other] { $middle } Strafpunkte
    }.</blockquote>

rules-options-title = Tischregeln
rules-options =
    Drei Dinge kann jeder Chat mit /settings selbst bestimmen. Was ihr ändert, gilt ab der nächsten { -series }.

    • <b>Ziel</b>: nach den Regeln 12 Strafpunkte; 6 für eine schnelle Partie, 18 oder 24 für eine lange. Hier: { $target }.
    • <b>{ $half } zu { $half }</b>: ändert nichts, oder die nächste Runde mit Verlierern zählt doppelt. Hier: { $eggs ->
       *[nothing] ändert nichts
        [double] zählt doppelt
    }.
    • <b>Vier einer Farbe</b>: Einsteigen, bis der Stich voll ist, oder nur vor dem Ausspielen. Hier: { $claims ->
       *[trick] bis der Stich voll ist
        [lead] nur vor dem Ausspielen
    }.

    <blockquote>„Nur vor dem Ausspielen“: Anna hat 8♦️ ausgespielt. Dana hat 6♠️ 9♠️ K♠️ A♠️, aber für diesen Stich ist sie zu spät dran und wartet, bis sie an der Reihe ist.
    „Zählt doppelt“: Nach { $half } zu { $half } kostet die nächste Niederlage das Doppelte.</blockquote>

rules-bot-title = So spielt ihr hier
rules-bot =
    1. Schreib in der Gruppe /newgame und such dir einen Platz aus. Freie Plätze kann der Computer nehmen.
    2. Beim ersten Mal holt dich der Bot in den Privatchat: Tipp dort einmal auf <b>Starten</b> (Start). Sonst kann er dir keine Karten schicken.
    3. Deine Karten kommen in den Privatchat. Bist du dran, gibt es für jeden Zug einen Knopf: einmal tippen, und es ist gespielt.
    4. <b>Meine Karten</b> unter dem Tisch zeigt sie dir, und nur dir.
    5. Darfst du mit vier einer Farbe außer der Reihe einsteigen, liegt bei deinen Karten ein Knopf dafür.
    6. Du musst weg? /leave: Der Computer spielt für dich weiter, und wer mag, kann den Platz übernehmen. Warst du nur zu lange weg, bleibt es dein Platz: Tipp auf <b>Bin zurück</b>.

    Niemand da? Schreib /newgame im Privatchat und spiel gegen den Computer.

    <blockquote>♥️ ist Trumpf, D♣️ wurde ausgespielt, und du hast 6♣️ K♣️ 9♦️ 7♥️. Du bekommst sechs Knöpfe: zwei zum Schlagen (K♣️ oder 7♥️) und vier zum Abwerfen (jede deiner Karten).</blockquote>
