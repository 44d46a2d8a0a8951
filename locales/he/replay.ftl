### שחזור של סיבובים שנגמרו, ההוכחה של הערבוב, ודף ההדגמה שמריץ רישום.
###
### HTML: בהודעות מותר <b>, <i>, <code>. כפתורים (button-…), פקודות ו־toast-… הם טקסט רגיל.
### $name, $cards, $result, $points (ב־story-totals) ו־$command מגיעים מוכנים למקומם.

cmd-replay = שחזור הסיבוב, לקיחה אחרי לקיחה

button-story = 📜 שחזור
button-story-deals = 🗂 סיבובים
button-story-proof = 🔓 הוכחה
button-story-record = 📄 רישום
button-story-series = ⬅️ המשחקים שלי
button-story-back = ⬅️ שחזור
# $name: שם הקבוצה. $score: למשל ״🔵 4 : 12 🟠״. $count: סיבובים שנגמרו.
button-story-of = { $count ->
        [one] { $name } · { $score } · סיבוב אחד
        [two] { $name } · { $score } · שני סיבובים
       *[other] { $name } · { $score } · { $count } סיבובים
    }

## סיבוב, לקיחה אחרי לקיחה

# $result: למשל ״🔵 74 : 46 🟠 · 🟠 +2״.
story-header = 📜 <b>סיבוב { $number }</b> · { $result }
story-leads = ➡️ ההובלה של { $name }
# $number מתוך $count. $trump: צורה.
story-trick = <b>לקיחה { $number } מתוך { $count }</b> · שליט { $trump }
# מתחת לקלפים שרביעייה, מחוץ לתור, החזירה לבעליהם.
story-returned = ↩️ כולם חזרו ליד.
story-taken = { $points ->
        [one] ✅ הלקיחה אצל { $name }: נקודה <b>אחת</b>
        [two] ✅ הלקיחה אצל { $name }: <b>שתי</b> נקודות
       *[other] ✅ הלקיחה אצל { $name }: <b>{ $points }</b> נקודות
    }
# הנקודות של שני הזוגות אחרי הלקיחה הזאת.
story-totals = עד כאן: { $points }
# מעל הקלפים שכל אחד משך. $count: קלפים שנשארו בקופה.
story-drawn = משכו · בקופה { $count }:
story-deals = 📜 <b>איזה סיבוב?</b>
story-series = 📜 <b>איזה משחק?</b>
story-alone = 🤖 לבד

toast-no-story = עוד לא נגמר כאן אף סיבוב.
toast-story-of-others = כאן רואה את השחזור רק מי שישב בשולחן הזה. בקבוצה: /replay
# לחיצה שנייה על ״רישום״ בקבוצה.
toast-record-sent = הרישום כבר כאן: גללו קצת למעלה.

## ההוכחה של הערבוב

proof-title = 🔓 <b>הוכחה לסיבוב { $number }</b>
proof-seal = 1. החותם הזה הוצג לפני הקלף הראשון:
proof-seed = 2. ערך ההתחלה (seed) הזה נשאר סוד עד הקלף האחרון:
proof-why = החותם הוא ערך ה־SHA-256 של ערך ההתחלה. שום ערך אחר לא מתאים לו, ולכן כבר אי אפשר היה להחליף קלפים.
# $cards: חמשת הקלפים הראשונים. $name: מי שמקבל את הקלף הראשון. $shown: הקלף שהראו.
proof-deck = 3. סדר הקלפים נקבע לפי ערך ההתחלה: הוא המפתח של HMAC-SHA256, והמספרים שיוצאים משם מערבבים חפיסה מסודרת. מלמעלה: { $cards } … הקלף הראשון הלך אל { $name }, והבאים בכיוון השעון. הקלף שהראו: { $shown }
proof-by-hand = <b>לבדוק ביד.</b> זה מדפיס את החותם:
proof-whole = <b>לבדוק הכול</b> (סדר הקלפים, מהלכים, נקודות) לפי הרישום: { $command }
# $command: ״kozel verify FILE״.
record-caption = בודקים עם { $command } או בדף השחזור של ההדגמה.

## דף ההדגמה שמריץ רישום; טקסט רגיל, קצר. את $count, $name, $fault
## ו־$target (נקודות העונש שגומרות את המשחק) ממלא הדף.

replay-page-open = 📜 שחזור
replay-page-title = שחזור מתוך רישום
replay-page-choose = בחרו קובץ רישום (.jsonl)
replay-page-back = חזרה לצ׳אטים
replay-page-good = הרישום תקין: כל קלף, מהלך ונקודה נבדקו. סיבובים: { $count }
replay-page-bad = הרישום הזה לא תקין: { $fault }
replay-page-empty = אין בו אף סיבוב.
replay-page-failed = אי אפשר לקרוא את הקובץ.
replay-page-series = משחק
replay-page-deal = סיבוב
replay-page-trump = שליט
replay-page-stock = קופה
replay-page-points = נקודות
replay-page-tricks = לקיחות
replay-page-score = נקודות עונש, עד { $target }
replay-page-before = אחורה
replay-page-after = קדימה
replay-page-keys = אפשר גם עם מקשי החצים.
replay-page-dealt = הקלפים חולקו.
replay-page-led = { $name }: הובלה
replay-page-beat = { $name }: הכאה
replay-page-discarded = { $name }: זריקה
replay-page-claimed = { $name }: כניסה עם רביעייה; שאר הקלפים חזרו
replay-page-taken = הלקיחה אצל { $name }
replay-page-over = הסיבוב נגמר.
replay-page-returned = חזרו ליד
