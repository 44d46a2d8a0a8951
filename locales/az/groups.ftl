### Qrupun həyatı: kim oynaya bilməz, kim nə etdi, keçmiş partiyalar, masa açılanda çağırış, gediş vaxtı.
###
### Düymələr (button-…), qısa cavablar (toast-…) və əmrlər (cmd-…) sadə mətndir, qalanlarda <b>, <i>, <code> ola bilər.

## Əmrlər

cmd-block = masalara buraxma (adminlər)
cmd-unblock = yenə oynamağa burax (adminlər)
cmd-log = kim nəyi dəyişib (adminlər)
cmd-history = bu çatın keçmiş partiyaları
cmd-next = masa açılanda məni çağır

## Kim oynaya bilməz

blocks-title = 🚫 <b>Bu qrupun masalarına buraxılmayanlar</b>
blocks-none = Heç kim. Kimisə buraxmamaq üçün admin onun mesajına cavab olaraq /block yazır.
# $name: adam.
button-unblock = ✖️ { $name }
# Buraxılmayanın özünə.
toast-blocked = Bu qrupun admini sizi masalara buraxmır.
# Qrupa. $name: buraxılmayan adam.
toast-blocked-now = 🚫 { $name } daha burada oynaya bilməz. Siyahı: /unblock
toast-blocked-already = { $name } onsuz da masalara buraxılmır. Siyahı: /unblock
toast-unblocked = { $name } yenə burada oynaya bilər.
toast-not-blocked = { $name } onsuz da burada oynaya bilər.
toast-block-whom = Kimi? Onun mesajına cavab olaraq /block yazın və ya əmrdən sonra @adını əlavə edin.
toast-block-unknown = Belə bir adla qarşılaşmamışam. Adamın mesajına cavab olaraq /block yazın.
toast-block-bot = Qadağa yalnız adamlara qoyulur.
toast-block-admin = { $name } burada admindir. Adminə qadağa qoymaq olmaz.
toast-block-oneself = Özünüzə qadağa qoya bilməzsiniz.

## Qeydlər: “Anna: Gediş vaxtı: 2 dəqiqə → 8 saat”

log-title = 🗒 <b>Kim nəyi dəyişib</b>
log-none = Hələ heç nə. Kim partiyanı bitirir, kompüteri qaldırır, kimisə masalara buraxmır və ya ayarı dəyişirsə, qeyd edirəm.
# Qrupun adından yazan admin.
log-anonymous = admin
# $setting: işarəsi ilə ayarın adı. $before, $after: seçimlər.
log-setting = { $setting }: { $before } → <b>{ $after }</b>
# $language: dilin öz adı.
log-language = 🌐 Dil: <b>{ $language }</b>
log-stopped = 🛑 partiya bitirildi
log-lobby-closed = 🛑 masa ilk əldən əvvəl bağlandı
log-computer-removed = 🤖 kompüter masadan qaldırıldı
# $name: buraxılmayan adam.
log-blocked = 🚫 { $name } daha oynaya bilməz
log-unblocked = ✅ { $name } yenə oynaya bilər

## Keçmiş partiyalar

# $count: neçə partiya var.
history-title = 📚 <b>Burada { $count } partiya oynanıb</b>
toast-no-history = Burada hələ heç bir partiya təkəyədək oynanmayıb.

## Çağırışlar

# Şəxsi çatda. $group: qrupun adı. $name: masanı açan.
call = 🔔 <b>{ $group }: masa açıldı.</b> { $name } soruşur: kim oynayır?
button-to-table = ➡️ Masaya
button-stop-calls = 🔕 Daha çağırma
calls-title = 🔔 <b>Çağırışlar</b>
calls-how = Bu qruplarda masa açılanda sizi bura çağırıram. Düyməni bassanız, çağırmaram.
calls-none = Sizi heç bir qrupdan çağırmıram. Qrupda /next yazın, orada masa açılanda sizi bura çağıraram.
# $group: qrupun adı.
button-stop-calls-of = 🔕 { $group }
# Qrupda. $name: /next yazan.
calls-open-private = 🔔 { $name }, şəxsi çatımızı açın ki, burada masa açılanda sizi oraya çağıra bilim.
button-open-private = 💬 Şəxsi çatı aç
# Qrupda. $name: /next yazan.
toast-calls-on = 🔔 { $name }: burada masa açılanda sizi şəxsi çatda çağıracağam. Yenə /next yazsanız, çağırmaram.
toast-calls-off = 🔕 { $name }: sizi daha buradan çağırmıram.
toast-calls-stopped = Sizi daha oradan çağırmıram.

## Gediş vaxtı: masa yığılanda və oyunda

# $time: məsələn, “24 saat”.
turn-time = ⏳ hər gedişə { $time }
turn-time-off = ⏳ gediş vaxtı məhdud deyil
