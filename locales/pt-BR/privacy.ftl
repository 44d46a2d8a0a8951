### O que fica guardado das pessoas, como elas o recebem e como são esquecidas.

privacy-kept =
    🔏 <b>O que eu sei de você</b>

    <b>Fica guardado:</b> seu número do Telegram (id), seu nome e seu usuário (<code>@</code>) como você escreveu, seu idioma e suas configurações, os lugares que você ocupou, o que você jogou e seus resultados; nos grupos, também o que você me pediu: avisos de mesa, bloquear alguém, mudar uma configuração. Sem isso, nenhuma partida poderia continuar depois de um reinício.

    <b>Por quanto tempo:</b> até você me pedir para esquecer: /forgetme no chat privado.

    <b>Não fica guardado:</b> suas mensagens, seu telefone, sua foto, outros chats. Num grupo, eu vejo os comandos e os botões em que você toca.

    <b>Quem vê:</b> o grupo vê os nomes, as cartas abertas e os resultados. As da sua mão, só você vê durante a rodada; depois, o /replay mostra essas cartas ao grupo. Nada é repassado nem vendido.

    <b>Cópias:</b> por conta própria não faço nenhuma. Quem me mantém no ar pode copiar tudo. Numa cópia antiga você continua até ela ser apagada.

button-my-data = 📄 Meus dados
button-forget-me = 🗑 Me esqueça
# Embaixo do mesmo texto num grupo: abre o chat privado.
button-privacy-private = 📄 Ver ou apagar meus dados

# Embaixo do arquivo com tudo o que fica guardado de quem lê.
my-data = 📄 Tudo o que eu sei de você. As outras pessoas aparecem sem nome.

forget-ask =
    🗑 <b>Quer que eu esqueça você?</b>

    Somem seu número, seu nome, suas configurações e as mensagens com suas cartas. Nas partidas e nos resultados antigos, você fica sem nome.

    Se você tem lugar em alguma mesa agora, o computador assume. Uma partida sua contra o computador acaba.

    Não tem volta.
button-forget-yes = 🗑 Sim, me esqueça
button-forget-no = ↩️ Não
forget-no = ↩️ Fica tudo como está.
forgotten =
    🗑 <b>Pronto, esqueci você.</b>

    Se me escrever ou tocar num botão meu, a gente se conhece de novo, do zero.

cmd-mydata = tudo o que está guardado de você
cmd-forgetme = fazer o bot esquecer você
