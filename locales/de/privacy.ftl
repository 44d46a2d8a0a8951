### Was über Leute gespeichert ist, wie sie es bekommen und wie sie vergessen werden.

privacy-kept =
    🔏 <b>Was ich über dich weiß</b>

    <b>Gespeichert:</b> deine Telegram-Nummer (id), dein Name und dein <code>@username</code>, wie du sie schreibst, deine Sprache und Einstellungen, auf welchen Plätzen du saßt, was dort gespielt wurde, und deine Ergebnisse; in Gruppen auch, worum du mich gebeten hast: dir Bescheid zu geben, jemanden zu sperren, eine Einstellung zu ändern. Ohne das ginge nach einem Neustart keine Partie weiter.

    <b>Wie lange:</b> bis du mir sagst, dass ich dich vergessen soll: /forgetme im Privatchat.

    <b>Nicht gespeichert:</b> deine Nachrichten, deine Telefonnummer, dein Foto, andere Chats. In einer Gruppe sehe ich Befehle und die Knöpfe, auf die du tippst.

    <b>Wer was sieht:</b> Die Gruppe sieht Namen, offene Karten und Ergebnisse. Solange die Runde läuft, siehst nur du deine Karten; danach zeigt /replay sie der Gruppe. Nichts wird weitergegeben oder verkauft.

    <b>Kopien:</b> Ich selbst mache keine. Wer mich betreibt, kann alles kopieren. In einer älteren Kopie stehst du, bis sie gelöscht wird.

button-my-data = 📄 Meine Daten
button-forget-me = 🗑 Vergiss mich
# Unter demselben Text in einer Gruppe: öffnet den Privatchat.
button-privacy-private = 📄 Daten und Vergessen

# Unter der Datei mit allem, was über die lesende Person gespeichert ist.
my-data = 📄 Alles, was ich über dich weiß. Die anderen am Tisch stehen ohne Namen darin.

forget-ask =
    🗑 <b>Soll ich dich vergessen?</b>

    Deine Nummer, dein Name, deine Einstellungen und die Nachrichten mit deinen Karten verschwinden. In alten Partien und Ergebnissen stehst du dann ohne Namen.

    Wo du gerade sitzt, übernimmt der Computer deinen Platz. Spielst du gerade allein, endet die Partie.

    Ein Zurück gibt es nicht.
button-forget-yes = 🗑 Ja, vergiss mich
button-forget-no = ↩️ Nein
forget-no = ↩️ Alles bleibt, wie es ist.
forgotten =
    🗑 <b>Du bist vergessen.</b>

    Schreib mir oder tipp auf einen Knopf von mir, und wir lernen uns neu kennen.

cmd-mydata = alles, was über mich gespeichert ist
cmd-forgetme = vergiss mich
