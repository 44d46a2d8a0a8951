### Слова игры: словарь, которого держатся все остальные тексты на этом языке.
### Термины (-name) — для текстов, сообщения ниже печатаются на картах.

-game = Козёл

## Ход игры

-deal = раздача
-series = { $case ->
       *[nominative] партия
        [genitive] партии
        [accusative] партию
        [prepositional] партии
    }
-dealer = сдающий
-stock = { $case ->
       *[nominative] колода
        [genitive] колоды
        [accusative] колоду
        [prepositional] колоде
    }
-trump = козырь

## Взятка

-trick = { $number ->
       *[one] { $case ->
           *[nominative] взятка
            [genitive] взятки
            [accusative] взятку
        }
        [other] { $case ->
           *[nominative] взятки
            [genitive] взяток
            [accusative] взятки
        }
    }
-lead = ходить
-beat = бить
-discard = снести
# Четыре карты одной масти на руках: право зайти вне очереди.
-claim = { $case ->
       *[nominative] молодка
        [genitive] молодки
        [accusative] молодку
        [instrumental] молодкой
    }

## Счёт

-card-points = очки
-defeat-points = штрафные очки
-eggs = яйца
-goats = козлы

## На картах (T — десятка)

rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-J = В
rank-Q = Д
rank-K = К
rank-T = 10
rank-A = Т

## Масти: пики, крести, бубны, червы

suit-S = пики
suit-C = крести
suit-D = бубны
suit-H = червы
