### Words that every game shares, in English.
###
### A thing that sentences name is a message `family-id`. Its value is its title, as on a card or in a list; its
### attributes are its forms within a sentence. English has one, `.the`: with the article it takes there. Forms with a
### preposition are named by it (`.to`). Things that are counted have `.count`, where $n is the number.
###   NOUN($card, case: "the")        the thing in that form, or its title where it has no such form
###   COUNT($amount, $good)           a number of things, `.count`; with `case: "gen"` it is `.count-gen`
###   COUNT($price, "unit-dollar")    a number of something that the message itself names
### `.sure = translated` on a title says that no edition printed it in this language.

## Why a move is refused, in every game

why-not-now = That is not what is asked now. Answer the question first.
why-over = The game is over.
why-chance = Chance answers now, not a player.
why-not-your-turn = It is another player's turn.

## Seats, by their colours

seat-0 = Blue
    .the = blue
seat-1 = Vermilion
    .the = vermilion
seat-2 = Green
    .the = green
seat-3 = Ochre
    .the = ochre
seat-4 = Slate
    .the = slate

## Who and what cannot be named

someone = someone
unknown-card = a card you cannot see
    .the = a card you cannot see

## Answers to options

choice-yes = Yes
choice-no = No

## How far a value can be trusted

sure-sourced = The rulebook states it, or the card shows it.
sure-reconstructed = No source shows this value. Ours fits every count and every example in the rules.
sure-inferred = No source states this, but it follows from what the sources show.
sure-recalled = Told from memory; no source was at hand to check it.
sure-translated = No edition prints this name in English. The translation is ours.
sure-picture = Read off a picture of the card.
