### Adamlar haqqında nə saxlanır, onu necə almaq və necə unudulmaq olar.

privacy-kept =
    🔏 <b>Sizin haqqınızda nə bilirəm</b>

    <b>Saxlanır:</b> Telegram nömrəniz (id), özünüz yazdığınız ad və <code>@username</code>, diliniz və ayarlarınız, hansı masada hansı yeri tutduğunuz, nə oynadığınız və nəticələriniz; qruplarda məndən nə istədiyiniz də: sizi çağırmaq, kimisə masalara buraxmamaq, ayarı dəyişmək. Bunlarsız bot yenidən işə düşəndə partiya davam edə bilməzdi.

    <b>Nə vaxtadək:</b> sizi unutmağımı istəyənədək. Bunun üçün şəxsi çatda: /forgetme

    <b>Saxlanmır:</b> mesajlarınız, telefon nömrəniz, şəkliniz, başqa çatlar. Qrupda əmrləri və basdığınız düymələri görürəm.

    <b>Kim görür:</b> adları, açıq kartları və nəticələri qrup görür. Əl bitənədək kartlarınızı yalnız siz görürsünüz; sonra /replay əmri onları qrupa göstərir. Heç kimə heç nə verilmir və satılmır.

    <b>Surətlər:</b> özüm surət çıxarmıram. Botu idarə edən adam hər şeyin surətini çıxara bilər. Köhnə surət silinənədək siz orada qalırsınız.

button-my-data = 📄 Məlumatlarım
button-forget-me = 🗑 Məni unut
# Qrupda həmin mətnin altında: şəxsi çatı açır.
button-privacy-private = 📄 Məlumat və unutmaq

# Oxucu haqqında saxlanan hər şeyin olduğu faylın altında.
my-data = 📄 Sizin haqqınızda bildiyim hər şey. O biri oyunçuların adı burada yoxdur.

forget-ask =
    🗑 <b>Sizi unudum?</b>

    Nömrəniz, adınız və ayarlarınız, həmçinin kartlarınızı göstərən mesajlar silinir. Köhnə partiyalarda və nəticələrdə adsız oyunçu olursunuz.

    İndi oturduğunuz yerə kompüter oturur. Kompüterlə oyununuz bitir.

    Geri yol yoxdur.
button-forget-yes = 🗑 Hə, məni unut
button-forget-no = ↩️ Yox
forget-no = ↩️ Hər şey olduğu kimi qalır.
forgotten =
    🗑 <b>Sizi unutdum.</b>

    Mənə yazsanız və ya düyməmi bassanız, təzədən tanış olarıq.

cmd-mydata = haqqımda saxlanan hər şey
cmd-forgetme = məni unut
