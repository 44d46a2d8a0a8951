### הממשק: כל הטקסטים של הבוט חוץ מחוקי המשחק (rules.ftl). הסברים ב־en/bot.ftl.
### הפנייה בלשון רבים. על אנשים מספרים בשמות פעולה (הובלה, זריקה) או במילים שכתיבן אחד
### לגבר ולאישה (מכה, רוצה), כדי שיתאימו לכולם. אין סימני כיוון: התוכנה מבודדת שמות, קלפים ומספרים.

# שם השפה בשפה עצמה.
language-name = עברית

## אנשים וזוגות

player = מספר { $number }
somebody = מישהו
this-group = הקבוצה הזאת
free-seat = מקום פנוי
computer = מחשב
computer-numbered = מחשב { $number }

## זמנים

duration-off = בלי הגבלה
duration-seconds = { $count ->
        [one] שנייה אחת
        [two] שתי שניות
       *[other] { $count } שניות
    }
duration-minutes = { $count ->
        [one] דקה אחת
        [two] שתי דקות
       *[other] { $count } דקות
    }
duration-hours = { $count ->
        [one] שעה אחת
        [two] שעתיים
       *[other] { $count } שעות
    }
soon = בקרוב

## לפני המשחק

lobby-open = 🐐 <b>קוזיול: מי משחק?</b>
rematch-open = 🐐 <b>משחק חוזר!</b> כולם לוחצים על <b>אני בפנים</b>.
lobby-rules = משחק { $rules }
rules-target = עד { $target } נקודות עונש
rules-eggs-double = אחרי 60:60 הסיבוב הבא כפול
rules-claims-lead = רביעייה נכנסת רק לפני ההובלה
lobby-missing = { $count ->
        [one] נשאר מקום אחד. השותפים באותה שורה.
        [two] נשארו שני מקומות. השותפים באותה שורה.
       *[other] נשארו { $count } מקומות. השותפים באותה שורה.
    }
rematch-unready = { $count ->
        [one] מחכים לעוד אחד.
        [two] מחכים לעוד שניים.
       *[other] מחכים לעוד { $count }.
    }
lobby-full = כל הארבעה כאן: לחצו על <b>מתחילים</b>!
lobby-closed = ⌛ השולחן נסגר: המשחק לא התחיל. /newgame פותח שולחן חדש.

button-sit = 🪑 לשבת { $side }
button-sit-with = 🪑 לשבת { $side } עם { $name }
button-add-computer = 🤖 מחשב { $side }
button-remove-computer = ✖️ { $name }
button-stand = 🚪 לקום
button-ready = ✅ אני בפנים
button-start = ▶️ מתחילים

## השולחן

deal-header = 🐐 <b>סיבוב { $number }</b> · משחק עד { $target } נקודות עונש
trump = שליט <b>{ $trump }</b> (הקלף שהראו: { $shown })
stock = בקופה { $count }
tricks-won = לקיחות { $tricks }
play-lead = { $name }: הובלה  { $cards }
play-beat = { $name }: הכאה  { $cards }
play-discard = { $name }: זריקה  { $cards }
play-claim = ⚡️ { $name }: כניסה עם ארבעה קלפי { $suit }  { $cards }
play-returned = ↩️ חזרו ליד: { $cards }
holds-trick = → הלקיחה כאן
turn-lead = ➡️ ההובלה של { $name }
turn-answer = ➡️ { $name }, { $count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    }
paused-silenced = ⏸ <b>הפסקה.</b> ממשיכים כשהבוט יוכל שוב לכתוב בקבוצה.
paused = ⏸ <b>הפסקה.</b> ממשיכים כשמישהו יחזור.
before-beaten = הלקיחה הקודמת: { $name }, { $cards }
before-unbeaten = הלקיחה הקודמת: { $name }, { $cards }, בלי הכאה
# בין קלפים: ״Q♦️ מעל J♦️״.
over = מעל
closes-at = 🕸 אם לא ישחקו, השולחן ייסגר: { $moment }
stop-wanted = 🛑 לסיים את המשחק? בעד: { $wants }. מחכים להסכמה: { $waits }
shuffle-sealed = 🔒 ערבוב הוגן, חותם { $start }… אחרי הסיבוב נגלה את ערך ההתחלה (seed), וערך ה־SHA-256 שלו חייב להיות זה:
shuffle-opened = 🔓 ערך ההתחלה (seed) של הערבוב עם החותם { $start }…
shuffle-check = ערך ה־SHA-256 שלו, שהוצג לפני הקלף הראשון:

button-hand = 🃏 הקלפים שלי
button-rules = 📖 חוקים
button-score = 🏁 ניקוד
button-back = 🙋 חזרתי
button-sit-in = 🪑 לשחק במקום { $name }
button-agree-stop = 🛑 לסיים את המשחק
button-next-deal = ▶️ הסיבוב הבא
button-rematch = 🔁 משחק חוזר

## אחרי סיבוב, אחרי משחק

deal-over = 🏁 <b>סיבוב { $number } נגמר</b>
# $side: 🔵 או 🟠
deal-won = 🏁 <b>סיבוב { $number }: הזוג { $side } ניצח</b>
deal-you-won = 🏆 <b>סיבוב { $number }: ניצחתם</b>
deal-you-lost = 💔 <b>סיבוב { $number }: הפסדתם</b>
last-trick-beaten = הלקיחה האחרונה: { $name }, { $cards }
last-trick-unbeaten = הלקיחה האחרונה: { $name }, { $cards }, בלי הכאה
side-result = { $side } { $names }: { $points ->
        [one] נקודה <b>אחת</b>
        [two] <b>שתי</b> נקודות
       *[other] <b>{ $points }</b> נקודות
    }
tricks-count = { $count ->
        [one] לקיחה אחת
        [two] שתי לקיחות
       *[other] { $count } לקיחות
    }
eggs = 🥚 <b>60 : 60, ביצים!</b> אף אחד לא מקבל נקודות עונש.
side-defeat = { $count ->
        [one] <b>+{ $count }</b> נקודת עונש
        [two] <b>+{ $count }</b> נקודות עונש
       *[other] <b>+{ $count }</b> נקודות עונש
    }
side-defeat-doubled = { $count ->
        [one] <b>+{ $count }</b> נקודת עונש (כפול, אחרי הביצים)
        [two] <b>+{ $count }</b> נקודות עונש (כפול, אחרי הביצים)
       *[other] <b>+{ $count }</b> נקודות עונש (כפול, אחרי הביצים)
    }
next-doubled = ✖️2 הסיבוב הבא שיש בו מפסידים נחשב כפול.
next-deal-at = הסיבוב הבא: { $moment }
score-to = <b>נקודות עונש</b> (עם { $target } יוצאים תיישים)
last-deal = <b>הסיבוב האחרון</b>
final-score = { $deals ->
        [one] <b>ניקוד סופי</b> אחרי סיבוב אחד, עד { $target }
        [two] <b>ניקוד סופי</b> אחרי שני סיבובים, עד { $target }
       *[other] <b>ניקוד סופי</b> אחרי { $deals } סיבובים, עד { $target }
    }
goats = 🐐🐐 <b>התיישים: { $names }</b>
goats-with-eggs = 🐐🐐🥚 <b>תיישים עם ביצים: { $names }</b>
winners = 🏆 הזוג המנצח: { $names }
series-stopped = 🛑 <b>המשחק הזה נגמר בלי תיישים.</b> /newgame פותח חדש.

## היד

hand-seated = { $side } יש לכם מקום. משחקים עם: { $name }
# $side: 🔵 או 🟠
hand-seated-alone = { $side } יש לכם מקום. מולכם עוד לא יושב אף אחד.
# בפרטי, כשנפתח משחק חוזר; מתחת יש כפתור ״אני בפנים״ (button-ready).
hand-rematch = 🔁 <b>משחק חוזר!</b> לחצו על <b>אני בפנים</b>, ואז הקלפים יגיעו לכאן.
hand-cards-come = הקלפים יגיעו לכאן. המשחק יתחיל כשמישהו בשולחן ילחץ על <b>מתחילים</b>.
# $side: 🔵 או 🟠; $name: מי שמולכם; $score: ״🔵 2 : 4 🟠״.
hand-side = אתם: { $side } עם { $name } · נקודות עונש { $score }
hand-timed-out = ⏰ נגמר הזמן: המחשב שיחק במקומכם. אם זה יקרה שוב, הוא ישמור על המקום עד שתחזרו.
your-turn-lead = 👉 <b>תורכם:</b> להוביל
your-turn-answer = 👉 <b>תורכם:</b> { $count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    }
your-hand = 🃏 <b>{ $cards }</b>
may-claim = ⚡️ רביעייה מאותה צורה: מותר להיכנס מחוץ לתור!
you-are-away = 🤖 המחשב משחק במקומכם. המקום שלכם: חזרו מתי שתרצו.
you-won = 🏆 <b>ניצחתם!</b>
you-lost = 🐐 <b>יצאתם תיישים!</b>

button-lead = ▶️ { $cards }
button-beat = ⚔️ להכות: { $cards }
button-discard = 🗑 לזרוק: { $cards }
button-claim = ⚡️ רביעייה! { $cards }
button-tap-again = 👉 { $play }
button-hint = 💡 רמז

popup-hand = 🃏 { $cards }
popup-trump = שליט { $trump }
popup-your-turn = 👉 תורכם! משחקים בצ׳אט הפרטי.
popup-waiting = ➡️ מחכים: { $name }
popup-no-hand = כרגע אין קלפים ביד.

## רמזים: מהלך, ולמה

hint-only = אין מהלך אחר.
hint-takes = אחריכם אף אחד לא משחק: הלקיחה שלכם.
hint-sure = היריבים לא יכולים להכות את זה.
hint-holds = סיכוי של בערך { $chance } אחוז שהיריבים לא יוכלו להכות את זה.
hint-cheap = סיכוי של בערך { $chance } אחוז בלבד שהיריבים לא יוכלו להכות את זה, אבל זה לא עולה לכם נקודות.
hint-risky = סיכוי של בערך { $chance } אחוז בלבד שהיריבים לא יוכלו להכות את זה, אבל כל השאר גרוע יותר.
hint-safer = בטוח יותר מהקלפים של מי שמולכם: סיכוי של בערך { $chance } אחוז שהיריבים לא יוכלו להכות את זה.
hint-next-lead = גם הקלפים של מי שמולכם היו מספיקים, אבל כך ההובלה הבאה שלכם.
hint-gift-sure = היריבים לא יכולים להכות את הקלפים של מי שמולכם: הוסיפו נקודות.
hint-gift = סיכוי של בערך { $chance } אחוז שהיריבים לא יוכלו להכות את הקלפים של מי שמולכם: הוסיפו נקודות.
hint-spare-sure = היריבים לא יכולים להכות את הקלפים של מי שמולכם: שמרו את הטובים.
hint-spare = סיכוי של בערך { $chance } אחוז שהיריבים לא יוכלו להכות את הקלפים של מי שמולכם: שמרו את הטובים.
hint-doubtful = סיכוי של בערך { $chance } אחוז בלבד שהיריבים לא יוכלו להכות את הקלפים של מי שמולכם: שמרו על הנקודות.
hint-partner = אחריכם תור מי שמולכם, עם סיכוי של בערך { $chance } אחוז להכות את זה.
hint-lost = את זה לא תוכלו להכות: זרקו את מה ששווה הכי פחות.
hint-trumps = רק שליטים יכו את זה: שמרו אותם.
hint-keep = מה שנשאר לכם ביד יהיה שווה יותר בהמשך.
hint-claim = היכנסו מחוץ לתור: סיכוי של בערך { $chance } אחוז שהיריבים לא יוכלו להכות את הרביעייה.
hint-wait = אם תיכנסו עכשיו: סיכוי של בערך { $chance } אחוז שהיריבים לא יוכלו להכות את הרביעייה.
hint-no-claim = עדיין לא להיכנס
hint-points = נקודות גלויות לעין: { $points }

## ניקוד

score-title = 🏁 <b>ניקוד</b>
score-none = עוד לא נגמר אף סיבוב.
score-earlier = { $count ->
        [one] (ולפני כן סיבוב אחד)
        [two] (ולפני כן שני סיבובים)
       *[other] (ולפני כן { $count } סיבובים)
    }
result-lost = { $points } · { $side } +{ $count }
result-doubled = { $points } · { $side } +{ $count } (כפול)
result-eggs = { $points } · 🥚
popup-score = 🏁 נקודות עונש { $score } (עם { $target } יוצאים תיישים)

## מה קרה בשולחן

note-left = 🚪 { $name } כבר לא בשולחן; המקום אצל המחשב
note-away = 💤 אין תשובה: { $name }. המחשב שומר על המקום
note-timed-out = ⏰ נגמר הזמן: { $name }. המחשב שיחק
note-unreachable = 📵 אין לי אפשרות לכתוב בפרטי אל { $name }
note-gone = 🚪 { $name } כבר לא בקבוצה; המחשב שומר על המקום
note-back = 🙋 שוב איתנו: { $name }
note-sat-in = 🪑 { $name } במקום המחשב
note-hold-ended = ⌛ { $name }: הצ׳אט הפרטי לא נפתח בזמן, והמקום פנוי
note-cards-back = ↩️ { $name }: כניסה עם רביעייה; שאר הקלפים חזרו
note-restarted = 🔄 הבוט הופעל מחדש. ממשיכים!
note-quiet = 🕸 מזמן לא שיחקו כאן
note-stop-asked = 🛑 { $name } רוצה לסיים את המשחק

## הגדרות

settings-title = ⚙️ <b>הגדרות הצ׳אט הזה</b>
settings-alone-title = 🤖 <b>כשמשחקים לבד</b>
settings-own-title = ⚙️ <b>ההגדרות שלכם</b>
language = 🌐 שפה
language-of-chat = 🌐 <b>שפת הצ׳אט הזה</b>
language-of-person = 🌐 <b>השפה שלכם</b>
# ליד ההגדרה ״שפה״, כל עוד לא נבחרה שפה לצ׳אט: השולחן מדבר בשפה של מי שפותח אותו.
language-of-opener = לפי מי שפותח את השולחן
setting-next-series = <i>ישתנה מהמשחק הבא.</i>
setting-turn = ⏳ זמן לתור
setting-turn-hint = כמה זמן מותר לחשוב. אחר כך המחשב משחק את התור; אחרי פעמיים ברצף הוא שומר על המקום עד שחוזרים אליו.
setting-turn-when = <i>ישתנה מהתור הבא.</i>
setting-target = 🐐 יוצאים תיישים עם
setting-target-hint = כמה נקודות עונש הופכות אתכם לתיישים. לפי החוקים 12.
setting-eggs = 🥚 אחרי 60:60
setting-eggs-hint = ביצים לא נותנות נקודות עונש לאף אחד. אפשר גם שהסיבוב הבא שיש בו מפסידים ייחשב כפול.
setting-eggs-nothing = לא קורה כלום
setting-eggs-double = הסיבוב הבא כפול
setting-claims = ⚡️ רביעייה
setting-claims-hint = עד מתי מותר להיכנס מחוץ לתור עם ארבעה קלפים מאותה צורה.
setting-claims-trick = עד סוף הלקיחה
setting-claims-lead = לפני ההובלה
setting-strength = 🤖 מחשב
# בהגדרות האישיות: כמה חזק המחשב כשמשחקים לבד.
setting-strength-alone = 🤖 מחשב כשמשחקים לבד
setting-strength-hint = קל טועה פה ושם, כמו בני אדם; רגיל משחק טוב; חזק הוא הכי טוב שלי.
setting-strength-easy = קל
setting-strength-normal = רגיל
setting-strength-strong = חזק
setting-strength-when = <i>ישתנה מיד.</i>
setting-pace = 🐇 קצב
setting-pace-hint = כמה זמן המחשב חושב, כדי שכולם יספיקו לעקוב.
setting-pace-slow = לאט
setting-pace-normal = רגיל
setting-pace-fast = מהר
setting-pace-when = <i>ישתנה מיד.</i>
setting-hints = 💡 רמזים
setting-hints-hint = כפתור מתחת לקלפים: מה כדאי לשחק ולמה. את התשובה רואה רק מי שלחץ.
setting-hints-off = כבוי
setting-hints-on = פועל
setting-hints-when = <i>ישתנה מהתור הבא.</i>
confirm = 👆 אישור מהלכים
confirm-on = פועל
confirm-off = כבוי
confirm-hint = אם האצבע מחליקה לפעמים: לחיצה ראשונה מסמנת מהלך, לחיצה שנייה משחקת אותו.
button-confirm-on = 👆 אישור מהלכים: להפעיל
button-confirm-off = 👆 אישור מהלכים: לכבות
button-settings-alone = 🤖 כשאני לבד
button-settings = ⬅️ כל ההגדרות
button-close = ✖️ סגירה

## הודעות הבוט

start =
    🐐 <b>שלום! כאן מחלקים קוזיול</b>, משחק הקלפים השכונתי לארבעה, שניים נגד שניים.

    הוסיפו אותי לקבוצה וכתבו שם /newgame: ארבעה מתיישבים, הקלפים מגיעים לכאן, וכל מהלך הוא לחיצה אחת.

    אין אף אחד בסביבה? שחקו כאן ועכשיו עם שלושה מחשבים. בחרו כמה הם חזקים:
button-add-to-group = ➕ להוסיף לקבוצה
alone-again = עוד משחק? בחרו כמה חזק המחשב.
help =
    🐐 <b>קוזיול</b>, שניים נגד שניים. אוספים נקודות יחד עם מי שמולכם: עם 61 מתוך 120 מנצחים בסיבוב. המפסידים מקבלים נקודות עונש; עם 12 יוצאים תיישים.

    בקבוצה: /newgame, תופסים מקום, לוחצים על <b>מתחילים</b>. הקלפים מגיעים בפרטי, ולכל מהלך כפתור. גם <b>הקלפים שלי</b> מתחת לשולחן מראה אותם, רק לכם.

    כל המשחק מוסבר כאן: /rules
which-hand = 🃏 הקלפים מאיזה שולחן?
which-leave = 🚪 מאיזה שולחן לקום?
which-stop = 🛑 איזה משחק לסיים?

bot-about = קוזיול, משחק קלפים לארבעה: שניים נגד שניים, השולחן בקבוצה שלכם, הקלפים בפרטי.
bot-description = קוזיול הוא משחק ה״תיש״ השכונתי: ארבעה משתתפים, שניים נגד שניים, 36 קלפים. הוסיפו אותי לקבוצה וכתבו /newgame. כולם מקבלים את הקלפים בפרטי ומשחקים בלחיצה אחת. אפשר גם לשחק כאן עם שלושה מחשבים.

## פקודות

cmd-newgame = לפתוח שולחן
cmd-newgame-private = לשחק נגד המחשב
cmd-table = להראות שוב את השולחן
cmd-hand = לשלוח לי שוב את הקלפים
cmd-score = הניקוד במשחק
cmd-rules = חוקי המשחק
cmd-settings = הגדרות
cmd-leave = לוותר על המקום שלי
cmd-stop = לסיים את המשחק
cmd-help = איך זה עובד
cmd-privacy = מה ידוע עליכם
cmd-language = השפה שלי
cmd-start = להתחיל

## תשובות קצרות: נעשה, או למה לא

toast-led = הובלתם { $cards }
toast-beat = היכיתם עם { $cards }
toast-discarded = זרקתם הפוך { $cards }
toast-claimed = ⚡️ נכנסתם עם { $cards }
toast-tap-again = לחצו שוב על אותו כפתור כדי לשחק.
toast-not-your-turn = זה לא תורכם. מחכים: { $name }.
toast-already-played = הקלף הזה כבר שוחק.
toast-cards-came-back = מישהו נכנס עם רביעייה: הקלפים שלכם חזרו.
toast-out-of-date = הכפתור הזה ישן. זה המצב עכשיו.
toast-deal-started = הסיבוב הבא מתחיל.
toast-deal-under-way = הסיבוב הבא כבר התחיל.
toast-sat = יש לכם מקום.
toast-stood = המקום שלכם שוב פנוי.
toast-seat-taken = המקום כבר תפוס: { $name }.
toast-seat-held = המקום שמור בשביל { $name }. נסו שוב בעוד שתי דקות.
toast-already-seated = כבר יש לכם מקום בשולחן הזה.
toast-not-seated = אין לכם כאן מקום.
toast-not-this-table = אתם לא משחקים בשולחן הזה.
toast-only-seated = זה מותר רק למי שיושב בשולחן.
toast-computer-added = מחשב מתיישב בשולחן.
toast-computer-removed = המחשב קם מהשולחן.
toast-need-four = צריך ארבעה. הושיבו אנשים או מחשבים במקומות הפנויים.
toast-not-all-ready = עוד לא כולם לחצו ״אני בפנים״.
toast-started = הקלפים חולקו. תיהנו!
toast-ready = יופי, אתם בפנים.
toast-already-started = המשחק הזה כבר התחיל.
toast-table-open = כבר יש כאן שולחן. הנה הוא:
# כפתור ״משחק חוזר״ ישן, כשכבר פתוח שולחן אחר.
toast-table-already = כבר יש כאן שולחן. /table מראה אותו.
toast-table-ended = השולחן הזה נסגר. /newgame פותח חדש.
toast-no-table = אין כאן שולחן. /newgame פותח אחד.
toast-link-stale = הקישור ישן מדי: המקום כבר לא שמור. שבו שוב דרך הקבוצה.
toast-link-foreign = המקום הזה שמור בשביל { $name }. בחרו מקום אחר בקבוצה.
toast-left = קמתם מהשולחן. המחשב תופס את המקום.
toast-resting = המשחק נח: כרגע אסור לי לכתוב בקבוצה.
toast-away-now = המחשב משחק במקומכם. קודם לחצו על ״חזרתי״.
toast-back = טוב שחזרתם! המקום שלכם.
toast-not-away = אתם כבר משחקים.
toast-nothing-to-leave = אין לכם מקום לוותר עליו.
toast-seat-owned = המקום הזה שייך אל { $name }, ועוד אפשר לחזור אליו.
toast-sat-in = אתם ממשיכים עם הקלפים האלה.
toast-other-hand = כבר ראיתם בשולחן הזה קלפים של מקום אחר. אפשר לשבת שוב במקום הקודם שלכם.
toast-stop-asked = הזוג שלכם רוצה לסיים. עכשיו צריך שגם היריבים יסכימו.
toast-stop-already = הזוג שלכם כבר הסכים. צריך שגם היריבים יסכימו.
toast-stopped = המשחק הסתיים.
toast-nothing-to-stop = אין כאן מה לסיים.
toast-open-private = קודם פתחו את הצ׳אט הפרטי שלנו, ואז אוכל לשלוח לכם קלפים.
toast-group-only = זה עובד רק בקבוצה.
toast-private-only = זה עובד רק בצ׳אט הפרטי שלנו.
toast-admins-only = זה מותר רק למנהלי הקבוצה.
toast-no-channels = ערוץ או מנהל אנונימי לא יכולים לתפוס מקום. כתבו בשם שלכם.
toast-saved = נשמר.
toast-saved-next-series = נשמר. ישתנה מהמשחק הבא.
toast-not-saved = זה לא נשמר, ולכן לא נחשב. נסו שוב.
toast-went-wrong = משהו השתבש אצלי. נסו שוב.
toast-unknown-button = אני לא מכיר את הכפתור הזה. אולי הוא מגרסה ישנה.
toast-slow-down = לאט לאט, בבקשה: אני לא מספיק לעקוב.

## למה החוקים לא מרשים

reason-no-deal = אין קלפים על השולחן.
reason-deal-in-play = הסיבוב עוד לא נגמר.
reason-series-over = המשחק נגמר.
reason-not-your-turn = זה לא תורכם.
reason-not-your-cards = הקלפים האלה כבר לא אצלכם.
reason-must-lead = ההובלה שלכם: עוד אין מה להכות.
reason-not-a-lead = כבר הובילו: צריך להכות או לזרוק.
reason-mixed-suits = מותר להוביל רק קלפים מאותה צורה.
reason-wrong-count = צריך לשחק בדיוק כמה קלפים שהובילו.
reason-does-not-beat = הקלפים האלה לא מכים את אלה שעל השולחן.
reason-not-four = בשביל זה צריך ארבעה קלפים מאותה צורה.
reason-claim-too-late = בשולחן הזה רביעייה נכנסת רק לפני ההובלה.
reason-claim-nearer = כבר מונחת שם רביעייה ממקום קרוב יותר למוביל הראשון.
reason-claim-in-turn = ההובלה שלכם: פשוט הובילו את הארבעה.

# מילים בפרטי על שולחן שכבר לא רואים. $group: שם הקבוצה.
notice-parted = אתם כבר לא בשולחן של { $group }.
notice-silenced = אסור לי יותר לכתוב בקבוצה { $group }, והמשחק שם נח. החזירו אותי (עם הרשאה לשלוח הודעות), והוא יימשך מהמקום שבו עצר.
files-forbidden = אסור לי לשלוח כאן תמונות או קבצים. מנהל יכול לאפשר את זה בהרשאות הקבוצה.
notice-damaged = המשחק השמור בשולחן הזה פגום ואי אפשר להמשיך אותו. סליחה. /newgame פותח שולחן חדש.
