/** The words of tables as with real tiles, and of their referee. */
import { inLanguage } from '../i18n/in_language';

const en = {
  honour: 'As with real tiles',
  about:
    'Nobody stops a mistake: false wins, wrong calls and riichi without tenpai are possible and cost what the rulebook says. Waits, hints and warnings are hidden. Whoever opens the table is its referee.',
  time: 'Time to call a discard',
  times: { '3': '3 s', '6': '6 s', '12': '12 s', '0': 'Until all answer' } as Record<'0' | '3' | '6' | '12', string>,
  timeAbout: 'Silence is a pass. Who begins to call gets more time.',
  tag: 'as with real tiles',
  declareWin: 'Do you show your hand? A false win is a fault.',
  declare: 'Yes, declare it',
  pickTiles: (word: string) => `${word}: which of your tiles?`,
  faultTitle: 'A fault at the table',
  ruling: (name: string, why: string) => `${name}: ${why}.`,
  byReferee: 'The referee has ruled.',
  tableFound: 'The table has found it out.',
  close: 'All right',
  referee: 'Referee',
  refereeAbout: 'The game rests while you decide. Everybody is told, and it stays in the record of the table.',
  whom: 'Who?',
  what: 'What happened?',
  points: 'Penalty points',
  preview: 'What moves',
  nothingMoves: 'No points move now.',
  handEnds: 'The hand ends.',
  handDies: 'The hand of the player is dead.',
  confirm: 'Rule so',
  choose: 'Choose a player and what happened.',
  groups: {
    chombo: 'The hand ends',
    false_win: 'False win',
    withdrawn_win: 'False win',
    dead_hand: 'Dead hand',
    tile_not_taken: 'Penalty points',
    penalty: 'Penalty points',
    reminder: 'Pointed out only',
  } as Record<string, string>,
};

export type HonourWords = typeof en;

const pl: HonourWords = {
  honour: 'Jak prawdziwymi kamieniami',
  about:
    'Nikt nie powstrzyma pomyłki: fałszywa wygrana, złe przejęcie czy riichi bez tenpai są możliwe i kosztują tyle, ile mówi regulamin. Czekania, podpowiedzi i ostrzeżenia są ukryte. Sędzią jest ten, kto otwiera stół.',
  time: 'Czas na przejęcie kamienia',
  times: { '3': '3 s', '6': '6 s', '12': '12 s', '0': 'Aż wszyscy odpowiedzą' },
  timeAbout: 'Milczenie to pas. Kto zacznie zgłaszać, dostaje więcej czasu.',
  tag: 'jak prawdziwymi kamieniami',
  declareWin: 'Pokazujesz rękę? Nieważna wygrana to błąd.',
  declare: 'Tak, zgłaszam',
  pickTiles: (word) => `${word}: które z twoich kamieni?`,
  faultTitle: 'Błąd przy stole',
  ruling: (name, why) => `${name}: ${why}.`,
  byReferee: 'Tak rozstrzyga sędzia.',
  tableFound: 'Wyszło na jaw przy stole.',
  close: 'Rozumiem',
  referee: 'Sędzia',
  refereeAbout: 'Gra stoi, dopóki nie rozstrzygniesz. Wszyscy się o tym dowiedzą i zostanie to w zapisie stołu.',
  whom: 'Kto?',
  what: 'Co się stało?',
  points: 'Punkty karne',
  preview: 'Co się zmieni',
  nothingMoves: 'Punkty się teraz nie zmieniają.',
  handEnds: 'Rozgrywka się kończy.',
  handDies: 'Ręka tego gracza jest martwa.',
  confirm: 'Tak rozstrzygam',
  choose: 'Wybierz gracza i to, co się stało.',
  groups: {
    chombo: 'Koniec rozgrywki',
    false_win: 'Fałszywa wygrana',
    withdrawn_win: 'Fałszywa wygrana',
    dead_hand: 'Martwa ręka',
    tile_not_taken: 'Punkty karne',
    penalty: 'Punkty karne',
    reminder: 'Tylko uwaga',
  },
};

export const words = inLanguage({ en, pl });
