### Packet Row по-русски. Как всё склоняется, сказано в начале core.ftl.
### Сумма денег — это COUNT от "unit-dollar". Названия карт, чьи числа владелец может изменить, получают их извне.

game-title = Корабельный ряд
game-blurb = Нью-Йорк, 1842 год: отправляйте через Атлантику пшеницу, хлопок, шкуры и табак, а на выручку застраивайте город. Каждый раунд начальник гавани выбирает одно поле за другим, и никому не достаётся больше одной карты.

## Ходы, как их выбирает игрок

move-decline = Отказаться
move-end-the-round = Закончить раунд
move-finish = Закончить
move-choose = Выбрать { NOUN($board, case: "acc") }
move-take = Взять { NOUN($card, case: "acc") }
move-assistant-takes = Взять { NOUN($card, case: "acc") } с помощью ассистента
move-cash = Обналичить { NOUN($card, case: "acc") }
move-deliver = Выполнить { NOUN($card, case: "acc") }
move-sail = Отплыть
move-ship = Отправить корабль { NOUN($land, case: "to") }
move-turn = Поручить капитану сменить курс корабля, идущего { NOUN($land, case: "to") }
move-load = Погрузить { NOUN($card, case: "acc") }
move-trade = Поручить торговцу обменять { NOUN($card, case: "acc") }
move-draw = Вытянуть { NOUN($card, case: "acc") }
move-master = Первый начальник гавани: { NOUN($seat) }

## Ходы там, где они чего-то стоят или что-то приносят

here-take = { $price ->
    [0] Взять { NOUN($card, case: "acc") }
   *[other] Взять { NOUN($card, case: "acc") } за { COUNT($price, "unit-dollar") }
}
here-assistant-takes = { $price ->
    [0] Взять { NOUN($card, case: "acc") } с помощью ассистента
   *[other] Взять { NOUN($card, case: "acc") } с помощью ассистента за { COUNT($price, "unit-dollar") }
}
here-cash = Обналичить { COUNT($amount, "unit-dollar") }
here-deliver = Выполнить { NOUN($card, case: "acc") } за { COUNT($payment, "unit-dollar") }

## Что сделал игрок, по записи партии; имя игрока стоит перед этим

did-decline = отказывается
did-end-the-round = заканчивает раунд без карты
did-finish = заканчивает
did-choose = выбирает { NOUN($board, case: "acc") }
did-take = { $price ->
    [0] берёт { NOUN($card, case: "acc") }
   *[other] берёт { NOUN($card, case: "acc") } за { COUNT($price, "unit-dollar") }
}
did-assistant-takes = { $price ->
    [0] берёт { NOUN($card, case: "acc") } с помощью ассистента
   *[other] берёт { NOUN($card, case: "acc") } с помощью ассистента за { COUNT($price, "unit-dollar") }
}
did-cash = обналичивает { COUNT($amount, "unit-dollar") }
did-deliver = выполняет { NOUN($card, case: "acc") } за { COUNT($payment, "unit-dollar") }
did-sail = отплывает
did-ship = отправляет корабль { NOUN($land, case: "to") }
did-turn = поручает капитану сменить курс корабля, идущего { NOUN($land, case: "to") }
did-load = грузит { NOUN($card, case: "acc") }
did-trade = поручает торговцу обменять { NOUN($card, case: "acc") }
did-draw = Вытянута карта: { NOUN($card) }
did-master = Первый начальник гавани: { NOUN($seat) }

## Что спрашивают

ask-first-master = Кто первый начальник гавани?
ask-deal-contract = Какой начальный контракт сдать?
ask-refill = Какая карта приходит { NOUN($board, case: "to") }?
ask-choose-board = { $amount ->
    [0] Выберите поле
   *[other] Выберите другое поле
}
ask-offer = { $amount ->
    [0] Возьмите карту { NOUN($board, case: "from") } или откажитесь
   *[other] Возьмите карту { NOUN($board, case: "from") }: ради неё вы и выбрали это поле
}
ask-bundle = Добавьте к поставке ещё контракт или отплывайте
ask-ship-for = Какой корабль идёт { NOUN($land, case: "to") }?
ask-load = Погрузите { NOUN($good, case: "acc") }: какая карта следующая?
ask-final-window = Игра кончается: выполните контракты, какие ещё можете, и закончите
ask-finished = Игра окончена

## Почему ход невозможен

why-named-already = В этом раунде вы уже выбирали { NOUN($board, case: "acc") }. Выберите другое поле.
why-board-empty = Карт { NOUN($board, case: "in") } не осталось: выбрать это поле больше нельзя.
why-others-free = Раунд можно закончить, только когда карты есть у всех остальных. Выберите другое поле.
why-must-name = Раунд нельзя закончить, пока не выбрано ни одно поле. Выберите поле.
why-nothing-to-take = Все остальные уже с картами, поэтому выбрать { NOUN($board, case: "acc") } можно, только чтобы сразу взять там карту, а такой, которую вы можете взять и оплатить, там нет. Сначала добудьте денег или закончите раунд.
why-not-current = Среди текущих карт { NOUN($board, case: "gen") } нет { NOUN($card, case: "gen") }.
why-not-coming = Среди будущих карт { NOUN($board, case: "gen") } нет { NOUN($card, case: "gen") }.
why-lacks-money = Вам не хватает { COUNT($amount, "unit-dollar") }. Сначала обналичьте карту денег или выполните контракт.
why-lacks-assistant = У вас нет ассистента, а будущие карты берут только с его помощью.
why-must-take = Вы выбрали это поле ради карты, поэтому возьмите её.
why-lacks-card = У вас нет { NOUN($card, case: "gen") }.
why-lacks-ship = У вас нет корабля { NOUN($land, case: "to") }. Возьмите его в доках или поручите капитану сменить курс другого.
why-lacks-goods = Вам не хватает { COUNT($amount, $good, case: "gen") }. Товары продаются на рынке, а слиток заменит любой из них.
why-lacks-together = Товаров или кораблей не хватит, если к названным контрактам добавить { NOUN($card, case: "acc") }.
why-out-of-order = Контракты одной поставки называют в порядке колоды. Чтобы включить { NOUN($card, case: "acc") }, начните с этой карты.
why-lacks-captain = У вас нет капитана, а курс корабля меняет только он.
why-same-flag = Этот корабль и так идёт { NOUN($land, case: "to") }, капитан ему не нужен.
why-ship-needed = Этот корабль или капитан ещё нужен для ваших контрактов { NOUN($land, case: "to") }.
why-lacks-trader = У вас нет торговца, а товар на карте меняет только он.
why-same-good = На этой карте и так { NOUN($good, case: "nom") }, а торговец должен сменить товар.
why-other-good = Сюда годятся только карты { NOUN($good, case: "gen") }, слитки и карта, на которой товар сменит торговец.
why-goods-needed = Если потратить здесь { NOUN($card, case: "acc") }, на остальную поставку товаров не хватит.
why-largest-first = Карты, на которых больше товара, грузят раньше, поэтому { NOUN($card, case: "acc") } здесь грузить уже поздно.

## Счёт

term-points = Карты победных очков
term-money = Деньги
term-bankers = Банкиры

## Настройки

option-show_hands = Показывать карты, которые другие взяли в открытую

## Поля

board-guildhall = Зал гильдии
    .gen = зала гильдии
    .acc = зал гильдии
    .in = в зале гильдии
    .from = из зала гильдии
    .to = в зал гильдии
board-docks = Доки
    .gen = доков
    .acc = доки
    .in = в доках
    .from = из доков
    .to = в доки
board-market = Рынок
    .gen = рынка
    .acc = рынок
    .in = на рынке
    .from = с рынка
    .to = на рынок
board-bank = Банк
    .gen = банка
    .acc = банк
    .in = в банке
    .from = из банка
    .to = в банк

## Страны

land-great_britain = Великобритания
    .to = в Великобританию
land-france = Франция
    .to = во Францию
land-netherlands = Нидерланды
    .to = в Нидерланды
land-sweden = Швеция
    .to = в Швецию
land-spain = Испания
    .to = в Испанию
land-germany = Германия
    .to = в Германию

## Товары и деньги

good-wheat = Пшеница
    .nom = пшеница
    .gen = пшеницы
    .acc = пшеницу
    .count = { $n ->
        [one] { $n } пшеница
       *[other] { $n } пшеницы
    }
    .count-gen = { $n ->
        [one] { $n } единицы пшеницы
       *[other] { $n } единиц пшеницы
    }
    .count-acc = { $n ->
        [one] { $n } пшеницу
       *[other] { $n } пшеницы
    }
good-cotton = Хлопок
    .nom = хлопок
    .gen = хлопка
    .acc = хлопок
    .count = { $n ->
        [one] { $n } хлопок
       *[other] { $n } хлопка
    }
    .count-gen = { $n ->
        [one] { $n } единицы хлопка
       *[other] { $n } единиц хлопка
    }
    .count-acc = { $n ->
        [one] { $n } хлопок
       *[other] { $n } хлопка
    }
good-hides = Шкуры
    .nom = шкуры
    .gen = шкур
    .acc = шкуры
    .count = { $n ->
        [one] { $n } шкура
        [few] { $n } шкуры
       *[other] { $n } шкур
    }
    .count-gen = { $n ->
        [one] { $n } шкуры
       *[other] { $n } шкур
    }
    .count-acc = { $n ->
        [one] { $n } шкуру
        [few] { $n } шкуры
       *[other] { $n } шкур
    }
good-tobacco = Табак
    .nom = табак
    .gen = табака
    .acc = табак
    .count = { $n ->
        [one] { $n } табак
       *[other] { $n } табака
    }
    .count-gen = { $n ->
        [one] { $n } единицы табака
       *[other] { $n } единиц табака
    }
    .count-acc = { $n ->
        [one] { $n } табак
       *[other] { $n } табака
    }
unit-dollar = Доллары
    .count = { $n }{"\u00A0"}$

## Карты, названные по тому, что на них

card-contract = { COUNT($amount, $good) } { NOUN($land, case: "to") }
    .gen = контракта на { COUNT($amount, $good, case: "acc") } { NOUN($land, case: "to") }
    .acc = контракт на { COUNT($amount, $good, case: "acc") } { NOUN($land, case: "to") }
card-starting_contract = { COUNT($amount, $good) } { NOUN($land, case: "to") } (начальный контракт)
    .gen = начального контракта на { COUNT($amount, $good, case: "acc") } { NOUN($land, case: "to") }
    .acc = начальный контракт на { COUNT($amount, $good, case: "acc") } { NOUN($land, case: "to") }
card-goods = { COUNT($amount, $good) }
    .gen = карты «{ COUNT($amount, $good) }»
    .acc = { COUNT($amount, $good, case: "acc") }
card-money = Деньги, { COUNT($amount, "unit-dollar") }
    .gen = карты денег на { COUNT($amount, "unit-dollar") }
    .acc = карту денег на { COUNT($amount, "unit-dollar") }
card-merchant_ship = Корабль { NOUN($land, case: "to") }
    .gen = корабля { NOUN($land, case: "to") }
    .acc = корабль { NOUN($land, case: "to") }

## Карты с собственными названиями

card-assistant = Ассистент
    .gen = ассистента
    .acc = ассистента
card-captain = Капитан
    .gen = капитана
    .acc = капитана
card-bullion_single = Одинарный слиток
    .gen = одинарного слитка
    .acc = одинарный слиток
card-bullion_double = Двойной слиток
    .gen = двойного слитка
    .acc = двойной слиток
card-trader = Торговец
    .gen = торговца
    .acc = торговца
card-banker = Банкир
    .gen = банкира
    .acc = банкира
card-vp_city_hall = Ратуша
    .gen = Ратуши
    .acc = Ратушу
    .sure = translated
card-vp_court_house = Здание суда
    .gen = Здания суда
    .acc = Здание суда
    .sure = translated
card-vp_theatre = Театр
    .gen = Театра
    .acc = Театр
    .sure = translated
card-vp_university = Университет
    .gen = Университета
    .acc = Университет
card-vp_almshouse = Богадельня
    .gen = Богадельни
    .acc = Богадельню
    .sure = translated
card-vp_guild_chapel = Часовня гильдии
    .gen = Часовни гильдии
    .acc = Часовню гильдии
    .sure = translated
card-vp_print_shop = Типография
    .gen = Типографии
    .acc = Типографию
    .sure = translated
card-vp_school = Школа
    .gen = Школы
    .acc = Школу
    .sure = translated
card-vp_town_archive = Городской архив
    .gen = Городского архива
    .acc = Городской архив
    .sure = translated
card-vp_customs_house = Таможня
    .gen = Таможни
    .acc = Таможню
    .sure = translated
card-vp_dry_dock = Сухой док
    .gen = Сухого дока
    .acc = Сухой док
    .sure = translated
card-vp_harbour_light = Портовый маяк
    .gen = Портового маяка
    .acc = Портовый маяк
    .sure = translated
card-vp_quarantine_station = Карантинная станция
    .gen = Карантинной станции
    .acc = Карантинную станцию
    .sure = translated
card-vp_long_pier = Длинный пирс
    .gen = Длинного пирса
    .acc = Длинный пирс
    .sure = translated
card-vp_mariners_chapel = Часовня моряков
    .gen = Часовни моряков
    .acc = Часовню моряков
    .sure = translated
card-vp_storehouse = Пакгауз
    .gen = Пакгауза
    .acc = Пакгауз
    .sure = translated
card-vp_ferry_landing = Паромная пристань
    .gen = Паромной пристани
    .acc = Паромную пристань
    .sure = translated
card-vp_sailors_home = Приют моряков
    .gen = Приюта моряков
    .acc = Приют моряков
    .sure = translated
card-vp_market_hall = Крытый рынок
    .gen = Крытого рынка
    .acc = Крытый рынок
    .sure = translated
card-vp_church = Церковь
    .gen = Церкви
    .acc = Церковь
    .sure = translated
card-vp_city_park = Городской парк
    .gen = Городского парка
    .acc = Городской парк
    .sure = translated
card-vp_concert_hall = Концертный зал
    .gen = Концертного зала
    .acc = Концертный зал
    .sure = translated
card-vp_dispensary = Лечебница
    .gen = Лечебницы
    .acc = Лечебницу
    .sure = translated
card-vp_library = Библиотека
    .gen = Библиотеки
    .acc = Библиотеку
card-vp_post_office = Почта
    .gen = Почты
    .acc = Почту
    .sure = translated
card-vp_fountain = Фонтан
    .gen = Фонтана
    .acc = Фонтан
    .sure = translated
card-vp_public_bath = Общественная баня
    .gen = Общественной бани
    .acc = Общественную баню
    .sure = translated
card-vp_exchange = Биржа
    .gen = Биржи
    .acc = Биржу
    .sure = translated
card-vp_hospital = Больница
    .gen = Больницы
    .acc = Больницу
    .sure = translated
card-vp_museum = Музей
    .gen = Музея
    .acc = Музей
    .sure = translated
card-vp_opera_house = Оперный театр
    .gen = Оперного театра
    .acc = Оперный театр
    .sure = translated
card-vp_orphanage = Сиротский приют
    .gen = Сиротского приюта
    .acc = Сиротский приют
    .sure = translated
card-vp_railway_depot = Паровозное депо
    .gen = Паровозного депо
    .acc = Паровозное депо
    .sure = translated
card-vp_water_works = Водопровод
    .gen = Водопровода
    .acc = Водопровод
    .sure = translated
card-vp_memorial_column = Памятная колонна
    .gen = Памятной колонны
    .acc = Памятную колонну
    .sure = translated
card-vp_street_lamps = Уличные фонари
    .gen = Уличных фонарей
    .acc = Уличные фонари
    .sure = translated

## Виды карт

kind-contract = Контракт
kind-starting_contract = Начальный контракт
kind-assistant = Ассистент
kind-merchant_ship = Торговый корабль
kind-captain = Капитан
kind-bullion = Золотой слиток
kind-goods = Товар
kind-trader = Торговец
kind-money = Деньги
kind-banker = Банкир
kind-victory_points = Победные очки

## Что делает карта каждого вида

about-contract = Сбросьте контракт, нужный товар (не меньше, чем указано) и корабль в его страну — и получите указанные доллары. Контракты одной поставки могут делить корабли и товары.
about-starting_contract = Сдаётся вам до первого раунда, и, пока вы его не выполните, его никто больше не видит. Действует как любой другой контракт.
about-assistant = Сбросьте его, когда вам предлагают карту, и возьмите одну из будущих карт этого поля вместо текущей. Её цену всё равно нужно заплатить.
about-merchant_ship = Лежит открыто перед владельцем. За одну поставку везёт в свою страну сколько угодно контрактов, после чего сбрасывается.
about-captain = Сбросьте его при выполнении контрактов, чтобы один ваш корабль пошёл в другую страну. Все контракты на этом корабле всё равно едут в одну страну.
about-bullion = Заменяет товар при выполнении контрактов: одинарный слиток — одну единицу любого товара, двойной — две единицы одного и того же.
about-goods = Эта карта покупается по указанной цене и грузится при выполнении контрактов. Контракты одной поставки могут делить её товар между собой; излишек пропадает.
about-trader = Сбросьте его при выполнении контрактов, и весь товар на одной вашей карте считается другим.
about-money = Сбросьте эту карту в любой момент и получите указанные на ней доллары. Что останется к концу игры, обменяется само.
about-banker = Приносит очки в конце игры, если ни у кого нет больше денег, чем у вас. Когда играют вчетвером или впятером, немного получает и второй по богатству, если самый богатый только один.
about-victory_points = Эта карта покупается по указанной цене и в конце игры приносит указанные очки.
