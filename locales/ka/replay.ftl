### დასრულებული დარიგებების ამბავი, არევის მტკიცებულება და დემოს გვერდი, რომელიც ჩანაწერს აჩვენებს.
###
### HTML: შეტყობინებებში შეიძლება <b>, <i>, <code>. ღილაკები (button-…), ბრძანებები და toast-… უბრალო ტექსტია.
### $name, $cards, $result, $points (story-totals-ში) და $command მზა სახით მოდის.

cmd-replay = დარიგების ამბავი, ხელების მიხედვით

button-story = 📜 ამბავი
button-story-deals = 🗂 დარიგებები
button-story-proof = 🔓 მტკიცებულება
button-story-record = 📄 ჩანაწერი
button-story-series = ⬅️ ჩემი პარტიები
button-story-back = ⬅️ ამბავი
# $name: ჯგუფის სახელი. $score: მაგალითად „🔵 4 : 12 🟠“. $count: დასრულებული დარიგებები.
button-story-of = { $name } · { $score } · { $count } დარიგება

## დარიგება, ხელების მიხედვით

# $result: მაგალითად „🔵 74 : 46 🟠 → 🟠 +2“.
story-header = 📜 <b>დარიგება { $number }</b> · { $result }
story-leads = ➡️ ჩამოდის { $name }
# სულ $count, ეს არის $number. $trump: ფერი.
story-trick = <b>ხელი { $number } / { $count }</b> · კოზირი { $trump }
# იმ კარტების ქვეშ, რომლებიც ურიგოდ შემოსულმა მალიუტკამ პატრონებს დაუბრუნა.
story-returned = ↩️ ეს ყველაფერი უკან დაბრუნდა.
story-taken = ✅ ხელს იღებს { $name }: <b>{ $points }</b> ქულა
# ორივე მხარის ქულები ამ ხელის შემდეგ.
story-totals = ჯერჯერობით: { $points }
# იმ კარტების თავზე, რომლებიც თითოეულმა აიღო. $count: დასტაში დარჩენილი.
story-drawn = აიღეს · დასტაში { $count }:
story-deals = 📜 <b>რომელი დარიგება?</b>
story-series = 📜 <b>რომელი პარტია?</b>
story-alone = 🤖 კომპიუტერთან

toast-no-story = აქ ჯერ არც ერთი დარიგება არ დასრულებულა.
toast-story-of-others = აქ ამბავს მხოლოდ ისინი ხედავენ, ვინც იმ მაგიდასთან იჯდა. ჯგუფში: /replay
# ჯგუფში ღილაკ „ჩანაწერზე“ მეორედ დაჭერისას.
toast-record-sent = ჩანაწერი უკვე აქ არის: ნახე ცოტა ზემოთ.

## არევის მტკიცებულება

proof-title = 🔓 <b>დარიგება { $number }: მტკიცებულება</b>
proof-seal = 1. ეს ბეჭედი პირველ კარტამდე იყო ნაჩვენები:
proof-seed = 2. ეს თესლი (seed) ბოლო კარტამდე საიდუმლო იყო:
proof-why = ბეჭედი თესლის SHA-256 არის. სხვა თესლი მას არ ერგება, ამიტომ კარტის შეცვლა უკვე შეუძლებელი იყო.
# $cards: პირველი ხუთი კარტი. $name: ვინ იღებს პირველ კარტს. $shown: ნაჩვენები კარტი.
proof-deck = 3. კარტის რიგი თესლიდან გამოდის: თესლი HMAC-SHA256-ის გასაღებია, მისი რიცხვები დალაგებულ კარტს ურევს. ზემოდან: { $cards } … პირველ კარტს იღებს { $name }, მერე – საათის ისრის მიმართულებით. აჩვენეს: { $shown }
proof-by-hand = <b>შეამოწმე ხელით.</b> ამ ბრძანებით ბეჭედი გამოჩნდება:
proof-whole = <b>შეამოწმე ყველაფერი</b> (კარტის რიგი, სვლები, ქულები) ჩანაწერით: { $command }
# $command: „kozel verify FILE“.
record-caption = შესამოწმებლად: { $command } ან დემოს ჩანაწერების გვერდი.

## დემოს გვერდი, რომელიც ჩანაწერს აჩვენებს; უბრალო, მოკლე ტექსტი. $count, $name, $fault და
## $target (საჯარიმო ქულები, რომლითაც პარტია სრულდება) გვერდი ავსებს.

replay-page-open = 📜 ჩანაწერი
replay-page-title = ჩანაწერის ნახვა
replay-page-choose = აირჩიე ჩანაწერის ფაილი (.jsonl)
replay-page-back = უკან, ჩატებში
replay-page-good = ჩანაწერი სწორია: ყოველი კარტი, სვლა და ქულა შემოწმდა. დარიგებები: { $count }
replay-page-bad = ეს ჩანაწერი სწორი არ არის: { $fault }
replay-page-empty = აქ არც ერთი დარიგება არ არის.
replay-page-failed = ფაილი ვერ წავიკითხე.
replay-page-series = პარტია
replay-page-deal = დარიგება
replay-page-trump = კოზირი
replay-page-stock = დასტა
replay-page-points = ქულები
replay-page-tricks = ხელები
replay-page-score = საჯარიმო ქულები, { $target } ქულამდე
replay-page-before = უკან
replay-page-after = წინ
replay-page-keys = ისრებიანი კლავიშებიც მუშაობს.
replay-page-dealt = კარტი დარიგებულია.
replay-page-led = { $name } ჩამოდის
replay-page-beat = { $name } ჭრის
replay-page-discarded = { $name } ატანს
replay-page-claimed = { $name } მალიუტკით შემოდის; სხვა კარტები ბრუნდება
replay-page-taken = ხელს იღებს { $name }
replay-page-over = დარიგება დასრულდა.
replay-page-returned = უკან დაბრუნდა
