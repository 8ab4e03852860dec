### The pilot game, in Russian. It is for tests alone.

game-title = Лоцман
game-blurb = Маленькая игра для проверок.

move-rest = Отдохнуть
move-look = Посмотреть вперёд
move-keep = Оставить порядок
move-swap = Поменять корабли местами
move-pay = Заплатить
move-decline = Отказаться
move-call = Позвать: { NOUN($card) }
move-moor = Причалить: { NOUN($board) }
move-collect = Забрать: { NOUN($board) }
move-draw = Вытянуть: { NOUN($card) }

did-rest = отдыхает
did-look = смотрит вперёд
did-keep = оставляет порядок
did-swap = меняет корабли местами
did-pay = платит
did-decline = отказывается
did-call = зовёт: { NOUN($card) }
did-moor = причаливает: { NOUN($board) }
did-collect = забирает: { NOUN($board) }
did-draw = Вытянута карта: { NOUN($card) }

ask-finished = Игра окончена
ask-deal = Какую карту команды сдать?
ask-watch = Ваш ход
ask-reveal = Какой корабль впереди?
ask-order = Положите корабли обратно
ask-turn-up = Какой корабль приходит?
ask-mooring = Выберите причал
ask-bargain = Заключить сделку?

why-lacks-coins = Не хватает { COUNT($amount, "unit-coin") }.
why-no-ship = Кораблей не осталось.
why-berth-full = Занято: { NOUN($board) }.
why-berth-empty = Пусто: { NOUN($board) }.
why-lacks-crew = У вас нет карты: { NOUN($card) }.

term-fleet = Корабли
term-bargains = Сделки
term-coins = Монеты

option-tide = Прилив
option-turns = Ходов у каждого

unit-coin = Монета
    .count = { $n ->
        [one] { $n } монеты
       *[other] { $n } монет
    }

kind-ship = Корабль
about-ship = Его причаливают, потом забирают во флот.
kind-crew = Команда
about-crew = Её зовут один раз.

board-north = Северный причал
board-south = Южный причал
card-sloop = Шлюп
card-brig = Бриг
card-galleon = Галеон
card-smuggler = Контрабандист
card-purser = Казначей
card-mate = Помощник
card-agent = Агент
