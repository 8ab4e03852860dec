### Что печатают команды, по-русски: simulate, games, rules, cards.

## Заголовки столбцов

column-name = Имя
column-title = Название
column-seats = Места
column-options = Настройки
column-seat = Место
column-bot = Бот
column-score = Очки
column-interval = 95 %
column-deviation = Разброс
column-range = Размах
column-place = Итог
column-wins = Победы
column-fair = Равная доля
column-length = Партия
column-mean = В среднем
column-least = Меньше всего
column-most = Больше всего
column-card = Карта
column-copies = Копий
column-taken = Взяли
column-per-game = За партию
column-id = Код
column-type = Вид
column-count = Штук
column-price = Цена
column-values = Значения
column-source = Источник
column-field = Поле
column-value = Значение
column-amount = Количество
column-good = Товар
column-destination = Страна
column-payment = Выплата
column-points = Очки
column-board = Поле стола
column-printed = У нас
column-yours = У вас

## simulate

simulate-heading = { $title }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}, { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[other] { $seats } мест
}, зерно { $seed }
simulate-progress = Идёт игра
simulate-interrupted = Остановлено: сыграно { $played } из { $games }.
simulate-written = Записано: { $file }
simulate-by-seat = По местам
simulate-by-bot = По ботам
simulate-lengths = Длина партий
simulate-cards = Карты: как часто их брали и как часто взявшие побеждали
simulate-how = Общая победа делится поровну. Доли побед: 95 %-й интервал Уилсона по партиям, для карт — по местам, взявшим карту. ± при среднем: его 95 %-й интервал по нормальному распределению.
length-decisions = Решений
length-rounds = Раундов
length-seconds = Секунд
strength-stronger = { $one } против { $against }: { $share } побед (95 %-й интервал от { $low } до { $high }) — больше равной доли { $fair }. Этот бот сильнее.
strength-weaker = { $one } против { $against }: { $share } побед (95 %-й интервал от { $low } до { $high }) — меньше равной доли { $fair }. Этот бот слабее.
strength-open = { $one } против { $against }: { $share } побед (95 %-й интервал от { $low } до { $high }); равная доля { $fair } лежит внутри. Нужно больше партий.

## games и rules

games-title = Игры
rules-none = ни в одном правиле игры «{ $title }» нет слов «{ $words }»

## cards

cards-title = { $title }: карты
cards-replace = На вашем экземпляре может стоять другое; `--template` печатает файл, куда это вписать.
cards-changes = Что меняет { $file }
cards-checked = { $file } в порядке: { $count ->
    [0] он ничего не меняет
    [one] он меняет { $count } значение
    [few] он меняет { $count } значения
   *[other] он меняет { $count } значений
}.
cards-template =
    { $title }: что напечатано на вашем экземпляре.
    Уберите # перед значением, впишите своё и укажите файл после --cards.
    ≈ стоит у значений, которых нет ни в одном источнике.

## Откуда взято значение

source-rulebook = правила
source-review = отзыв
source-owner = ваш файл

## Почему мы выбрали значение, которого нет в источниках

reason-packet-row-R1 = Контрактов 24, товаров четыре, стран шесть: значит, каждый товар идёт в каждую страну один раз. Единственный известный контракт, хлопок в Нидерланды, сюда подходит.
reason-packet-row-R2 = Шесть контрактов на товар требуют 2, 2, 3, 3, 4 и 4 единицы и разложены так, что каждой стране нужно от 11 до 13 единиц. Известный контракт, 3 хлопка в Нидерланды, сюда подходит.
reason-packet-row-R3 = Десять долларов за единицу без пяти. Известно, что за 3 единицы платят 25, что бывают выплаты 15 и 35, а по одному рассказу, меньших и больших нет.
reason-packet-row-R4 = Каждый начальный контракт требует 3 единицы и приносит 25 долларов, чтобы никому не достался лучший, и в каждую страну ведут два. В одном обзоре упомянут контракт на 3 шкуры в Испанию.
reason-packet-row-R5 = 18 кораблей поделены между шестью странами поровну.
reason-packet-row-R6 = Четыре доллара за единицу без двух: так выходит на всех трёх известных картах товаров. На семи картах товара 14 единиц, и всех товаров вместе не хватает на все контракты.
reason-packet-row-R7 = Три доллара за очко и ещё шесть: так выходит для Университета и Библиотеки. Любая карта даёт больше очков, чем её цена наличными; на каждом поле карты на 2, 2, 3, 3, 3, 4, 4, 5 и 6 очков.
reason-packet-row-R8 = Названия ни на что не влияют и распределены по четырём полям поровну.
reason-packet-row-R9 = Карта денег приносит в среднем 4,33 доллара — чуть меньше, чем выполненный контракт за каждую потраченную карту, потому что она надёжна. Известна одна карта на 4 доллара.
reason-packet-row-R10 = Карта на 2 единицы товара стоит 6 долларов; каждая из двух единиц слитка может быть любым товаром, а это ещё по 2 доллара, как у одинарного.
