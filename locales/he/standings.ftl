### טבלת הקבוצה והנתונים האישיים. סימנים: 🐐 הפסדים במשחקים, 🥚 מתוכם עם ביצים, 🧹 סיבובים
### שבהם זוג אחד נשאר בלי לקיחה (זכות : חובה), ⚡️ כניסות עם רביעייה, 🔥 ניצחונות ברצף.

top-title = 🏆 <b>טבלת הקבוצה</b>
top-none = הטבלה עוד ריקה. נכנסים אליה מי שסיימו כאן { $count ->
        [one] משחק אחד
        [two] שני משחקים
       *[other] { $count } משחקים
    }. /newgame פותח שולחן.
# $number: אנשים. $count: משחקים.
top-others = { $number ->
        [one] ועוד אדם אחד
        [two] ועוד שני אנשים
       *[other] ועוד { $number } אנשים
    } עם פחות מ־{ $count } משחקים
# $names: שני אנשים.
top-best-pair = 🤝 הזוג החזק ביותר: { $names }
top-computers = 🤖 מחשבים

# בכמה מכל המשחקים ניצחו.
standing-series = 🏆 { $count ->
        [one] { $won } ממשחק אחד
        [two] { $won } משני משחקים
       *[other] { $won } מתוך { $count } משחקים
    }
# $chance: אחוז הסיבובים שבהם ניצחו.
standing-deals = { $chance } אחוז מהסיבובים
standing-legend = ליד השם: הדירוג; כולם מתחילים עם { $points }. 🐐 תיישים (🥚 עם ביצים) · 🧹 סיבובים בלי אף לקיחה, זכות : חובה · ⚡️ כניסות עם רביעייה · 🔥 הכי הרבה ניצחונות ברצף

stats-title = 📊 <b>הנתונים שלכם מכל הקבוצות</b>
# $points: הדירוג.
stats-rating = דירוג <b>{ $points }</b>
stats-streak = ניצחונות ברצף עכשיו: { $count }
stats-partners = 🤝 <b>לפי שותפים</b>
stats-alone = 🤖 <b>כשמשחקים לבד</b>
stats-none = עוד לא סיימתם אף משחק. /newgame פותח חדש.
stats-private = הנתונים שלכם הם רק לעיניכם: קראו אותם בצ׳אט הפרטי שלנו.
button-stats = 📊 הנתונים שלי

cmd-top = טבלת הקבוצה
cmd-stats = הנתונים שלי

toast-standings-in-groups = טבלה יש רק בקבוצה: כתבו שם /top. הנתונים שלכם: /stats
