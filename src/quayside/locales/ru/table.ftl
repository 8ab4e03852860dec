### Слова стола в терминале, по-русски: то, что окружает игру, и слова её собственных панелей.

## Первый экран

table-welcome = Quayside: стол для портовых игр
table-language = Язык
table-language-en = English (английский)
table-language-ru = Русский
table-language-pl = Polski (польский)
table-game = Игра
table-seats = Игроков
table-person = человек
table-plain-seat = имя или бот: random, greedy, search:playouts=1000
table-theme = Цвета
table-theme-day = День
table-theme-night = Ночь
table-theme-16 = 16 цветов
table-start = Начать игру
table-go-on = Продолжить игру
table-who-sat = В файле { $file } не сказано, кто играл. Выберите игроков.
table-same-name = Двух игроков зовут { $name }; дайте одному из них другое имя.
table-resume = Продолжить сохранённую игру
table-saved-game = { $title }, раунд { $round }: { $names } ({ $when })
table-start-hint = ↑ ↓ строка · ← → изменить · n имя игрока · Enter начать · q выйти
table-new-name = Имя игрока; пусто — обычное имя

## Кто играет

table-you = (вы)
table-bot-0 = Казначей
table-bot-1 = Боцман
table-bot-2 = Лоцман
table-bot-3 = Шипчандлер
table-bot-4 = Бондарь
table-strength-random = ходит наугад
table-strength-greedy = жадный
table-strength-search = перебор, попыток: { $playouts }
table-thinking = { $name } думает…
table-not-your-turn = Сейчас не ваш ход: отвечает { $name }.
table-hand-over = Следующий ход: { $name }. Нажмите Enter, когда никто больше не смотрит.
table-hand-over-title = Следующий ход: { $name }
table-hand-over-text = Передайте клавиатуру. Карты скрыты, пока вы не нажмёте Enter.
table-hand-over-undo = u — вернуть последний ход

## Стол

table-log = Запись
table-round = Раунд { $round }
table-set-up = Подготовка
table-turned-up = Новые карты: { $cards }
table-refused = сейчас нельзя:
table-type-move = введите ход: Tab дополнит, Enter сыграет, Esc — отмена
table-undone = Ход возвращён.
table-undo-refused = Этот ход нельзя вернуть: ходов не было, или с тех пор кто-то что-то узнал или сделал.
table-saved = Сохранено в файле { $file }
table-unsaved = Игра продолжается, но сохранить её не удалось: { $why }
table-save-where = В каком файле сохранить игру?
table-left = Игра сохранена в файле { $file }; продолжить: quayside play --resume.
table-kept = Игра сохранена в файле { $file }; пересмотреть: quayside replay.
table-too-small = В терминале { $width } × { $height } знаков, а столу нужно не меньше 80 × 24. Увеличьте окно.
table-nothing-to-show = Пока ничего не произошло.
table-unsaved-leave = Сохранить игру не удалось. Нажмите q ещё раз, чтобы всё равно выйти.

## Как понято введённое

table-no-number = Хода { $number } нет; в списке номера от 1 до { $last }.
table-no-move = «{ $words }» здесь не ход.
table-no-move-help = Команда moves покажет, что можно сделать, help — справку.
table-no-move-near = «{ $words }» — не ход. Возможно, имелось в виду: { $near }?
table-allowed = Можно: { $move }
table-nothing-found = По запросу «{ $words }» ничего не найдено.
table-more-found = …и ещё { $more }
table-plain-help =
    Ответьте номером, текстом в скобках или словами хода. Кроме того:
    moves         ещё раз вопрос и ходы
    view          весь стол
    score         очки всех игроков, как если бы игра кончилась сейчас
    why ХОД       почему так пойти нельзя
    undo          вернуть последний ход
    log           всё, что произошло
    rules СЛОВА   что об этом говорят правила
    card СЛОВА    что написано на карте
    save ФАЙЛ     записать игру в файл
    quit          выйти; игра сохранится

## Клавиши

key-undo = назад
key-score = счёт
key-rules = правила
key-cards = карты
key-log = ходы
key-hand = рука
table-hands = Руки
key-save = в файл
key-language = язык
key-theme = цвета
key-type = ввод
key-help = помощь
key-quit = выйти
key-eyes = чьи глаза
key-close = закрыть
key-again = сыграть ещё
table-help-title = Клавиши
table-help =
    1–9           выбрать ход по номеру
    ↑ ↓ Enter     выбрать ход и сыграть его; мышь тоже работает
    / или Tab     ввести ход словами: подходящее видно сразу
    ⊘             ход, который правила запрещают: выберите его и узнаете почему
    u             вернуть последний ход
    s             счёт всех игроков
    r, c          найти место в правилах; посмотреть карту
    h             всё, что лежит перед вами и другими, полностью
    l             запись партии (в маленьком окне — вместо игроков); Page Up и Page Down листают
    w             сохранить игру в файл; она и так хранится после каждого хода
    g, t          следующий язык; следующие цвета
    q             выйти; игру можно будет продолжить

    ▸ что можно сделать   + новое с вашего прошлого хода   ≈ значение, которого нет в источниках
    ★ очки   +$ карта приносит   $ карта стоит   2/3 сколько есть из того, что нужно

## Счёт, правила, карты

table-score = Счёт, как если бы игра кончилась сейчас
table-score-final = Итоговый счёт
table-over = Игра окончена
table-place = { $place }.
table-total = Всего
table-rules = Правила
table-search = Поиск
table-cards = Карты
table-winner = Первое место: { $names }

## Повтор

table-replay-at = Ход { $at } из { $total }
table-spectator = глазами зрителя
table-seen-by = глазами игрока: { $name }
table-replay-begin = До первого хода
table-replay-help = next, back, to НОМЕР, seat НОМЕР, seat all, view, score, log, quit
table-replay-help-keys =
    ← →                   ход назад или вперёд
    Page Up, Page Down    раунд назад или вперёд
    Home, End             начало, конец
    ↑ ↓ Enter             выбрать ход в списке и перейти к нему; мышь тоже работает
    v                     глазами следующего игрока или зрителя
    s, h, l               счёт; всё, что лежит перед игроками; запись партии
    r, c                  найти место в правилах; посмотреть карту
    g, t                  следующий язык; следующие цвета
    q                     закрыть запись
table-replay-keys = ← → один ход · Page Up, Page Down один раунд · Home, End · v чьи глаза

## Корабельный ряд

packet-status = Раунд { $round } · начальник гавани { $master }
packet-nth-board = поле { $named } из 4
packet-ends = { $boards ->
    [one] конец, когда { $boards } поле станет неполным
    [few] конец, когда { $boards } поля станут неполными
   *[other] конец, когда { $boards } полей станут неполными
}
packet-over = Сыграно раундов: { $round }
packet-current = Текущие
packet-coming = Будущие
packet-on-offer = сейчас
packet-named = уже выбирали
packet-closed = карт нет
packet-short = неполное
packet-pile = колода { $cards }
packet-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}
packet-figure = фигурка: { NOUN($board) }
packet-hand = Рука
packet-master = начальник гавани
packet-contracts = Контракты
packet-ships = Корабли
packet-ship = Корабль
packet-goods = Товары и помощники
packet-money = Деньги
packet-worth = Очки
packet-has-ship = корабль
packet-no-ship = без корабля
packet-bundle = Поставка: не хватает { $needs }; принесёт { $dollars }
packet-units = { COUNT($amount, $good, case: "gen") }
packet-ship-to = корабля { NOUN($land, case: "to") }
packet-dealt = Сдан начальный контракт: { $name }
packet-tie-break = При ничьей: деньги
packet-free = даром
packet-fact-good = Товар
packet-fact-amount = Единиц
packet-fact-land = Страна
packet-fact-payment = Приносит
packet-fact-points = Очки
packet-fact-price = Цена
packet-fact-count = Сколько таких карт
