### Əlin təhlili: oxucunun öz gedişlərindən hansı ən çox xal itirdi. Şəxsi çatda.

button-review = 🔎 Təhlil

# $percent: tam ədəd.
review-progress = 🔎 Gedişlərinizə baxıram… { $percent }%
review-failed = 🔎 Alınmadı, üzr istəyirəm. Düyməni bir də basın.
# $number: əlin nömrəsi.
review-title = 🔎 <b>Əl { $number }: sizin gedişləriniz</b>
review-nothing = ✅ Peşman olmağa dəyməz: sizə açıq-aşkar xal itirən gediş tapmadım.
# $trick: ədəd. $trump: mastın işarəsi.
review-trick = <b>Dövrə { $trick }</b> · kozır { $trump }
review-lead = Gediş sizin idi.
# $play: düymədəki kimi, işarəsi ilə: “Tulla: A♥️”. Oynanan və daha yaxşı gediş alt-alta oxunur.
review-made = Siz: { $play }
review-better = Yaxşısı: <b>{ $play }</b>
# Oxucunun tərəfinin əlin sonundakı xalı.
review-points = Gözlənilən xal: { $made } → <b>{ $better }</b>
# $count: bir neçə yüz.
review-how = <i>Yalnız sizin o anda bilə biləcəyinizə əsaslandım. Gizli kartların { $count } cür düzülüşü ilə bu əli axıra qədər oynadım, dörd yerin hər birində güclü oyunçu oturmuşdu. Xallar orta hesabladır.</i>

toast-review-begun = 🔎 Gedişlərinizə baxıram. Bir az vaxt aparacaq.
toast-review-running = Hələ gedişlərinizə baxıram.
toast-review-busy = İndi təhlil istəyən çoxdur. Bir neçə dəqiqədən sonra cəhd edin.
toast-review-not-yours = O əldə siz kart oynamamısınız.
