### Ойын сөздері: осы тілдегі барлық мәтін ұстанатын сөздік.
### Терминдер (-name) мәтіндерге арналған, төмендегі хабарлар карта бетіне басылады.

-game = Козёл

## Ойын барысы

# 36 картаны бір рет таратып, соңына дейін ойнау.
-deal = { $case ->
       *[nominative] тарату
        [locative] таратуда
    }
-series = { $case ->
       *[nominative] партия
        [locative] партияда
    }
-dealer = таратушы
-stock = { $case ->
       *[nominative] колода
        [ablative] колодадан
    }
-trump = көзір

## Алым

-trick = алым
-lead = { $form ->
       *[infinitive] жүру
        [participle] жүретін
    }
-beat = ұру
-discard = тастау
# Қолдағы карталардың бәрі бір масть: кезексіз шығуға құқық.
-claim = төрттік

## Есеп

-card-points = ұпай
-defeat-points = айып ұпай
-eggs = жұмыртқа
-goats = текелер

## Карта бетінде (T — ондық)

rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-J = В
rank-Q = Д
rank-K = К
rank-T = 10
rank-A = Т

## Масть: қарға, кіреш, кірпіш, жүрек

suit-S = қарға
suit-C = кіреш
suit-D = кірпіш
suit-H = жүрек
