/** Polskie teksty; kształt ten sam co w katalogu angielskim. */
import type { Player, Strength, Tile, Wind } from '../protocol';
import type { Catalogue } from './en';

const winds: Record<Wind, string> = { E: 'Wschód', S: 'Południe', W: 'Zachód', N: 'Północ' };
const suits: Record<string, string> = { m: 'znaków', p: 'kół', s: 'bambusów' };
const honours = [
  '',
  'wiatr wschodni',
  'wiatr południowy',
  'wiatr zachodni',
  'wiatr północny',
  'biały smok',
  'zielony smok',
  'czerwony smok',
];
const flowers = ['', 'śliwa', 'orchidea', 'chryzantema', 'bambus'];
const seasons = ['', 'wiosna', 'lato', 'jesień', 'zima'];

function tile(text: Tile): string {
  const number = Number(text[0]);
  switch (text[1]) {
    case 'z':
      return honours[number] ?? text;
    case 'f':
      return `kwiat ${number}, ${flowers[number]}`;
    case 'g':
      return `pora roku ${number}, ${seasons[number]}`;
    default:
      return number === 0 ? `5 ${suits[text[1] ?? '']}, czerwona` : `${number} ${suits[text[1] ?? '']}`;
  }
}

/** 1 kamień, 2 kamienie, 5 kamieni, 12 kamieni, 22 kamienie. */
function plural(n: number, one: string, few: string, many: string): string {
  const last = n % 10;
  const teens = n % 100 > 11 && n % 100 < 15;
  return `${n} ${n === 1 ? one : last > 1 && last < 5 && !teens ? few : many}`;
}

export const pl: Catalogue = {
  name: 'Polski',
  title: 'Wróbel',
  yourTurnTitle: '● Twój ruch · Wróbel',
  tagline: 'Mahjong: riichi, MCR, hongkoński',
  close: 'Zamknij',
  home: 'Strona główna',
  settings: 'Ustawienia',
  winds,
  windShort: { E: 'Wsch', S: 'Płd', W: 'Zach', N: 'Płn' },
  index: { '1z': 'Ws', '2z': 'Pd', '3z': 'Za', '4z': 'Pn', '5z': 'Bi', '6z': 'Zi', '7z': 'Cz' },
  tile,
  faceDown: 'zakryty kamień',
  families: {
    riichi: { name: 'Riichi', about: 'Gra japońska: riichi, dora, furiten' },
    mcr: { name: 'MCR', about: 'Chińskie zasady oficjalne: 81 fanów, co najmniej osiem punktów' },
    hongkong: { name: 'Hongkong', about: 'Gra klasyczna: mało układów, szybkie rozdania' },
  },
  table: {
    label: 'Stół',
    missing: 'Nie ma takiego stołu.',
    hand: 'Twoja ręka',
    handOf: (name, n) => `${name}: ${plural(n, 'ukryty kamień', 'ukryte kamienie', 'ukrytych kamieni')}`,
    shownHandOf: (who) => (who.you ? 'Twoja ręka' : `Ręka gracza ${who.name}`),
    discardsOf: (who) => (who.you ? 'Twoje zrzutki' : `Zrzutki gracza ${who.name}`),
    meldsOf: (who) => (who.you ? 'Twoje odkryte układy' : `Odkryte układy gracza ${who.name}`),
    bonusOf: (who) => (who.you ? 'Twoje kamienie bonusowe' : `Kamienie bonusowe gracza ${who.name}`),
    you: 'Ty',
    player: (player: Player) => `Gracz ${player + 1}`,
    round: (wind, number) => `${winds[wind]} ${number}`,
    left: (n) => `W murze: ${plural(n, 'kamień', 'kamienie', 'kamieni')}`,
    counters: (n) => plural(n, 'licznik', 'liczniki', 'liczników'),
    deposits: (n) => plural(n, 'patyczek riichi', 'patyczki riichi', 'patyczków riichi'),
    dora: 'Dora',
    doraIndicators: 'Wskaźniki dory',
    notTurned: 'nieodkryty',
    dealer: 'rozdający',
    riichi: 'riichi',
    toMove: 'na ruchu',
    yourTurn: 'Twój ruch',
    yourClaim: 'Bierzesz ten kamień?',
    waitsFor: 'Czekasz na',
    furiten: 'Furiten',
    furitenWhy: 'Możesz wygrać tylko z własnego dobrania',
    drawnTile: 'właśnie dobrany',
    points: 'punkty',
    riichiPick: 'Riichi: wybierz kamień do odrzucenia',
    tapAgain: 'Dotknij jeszcze raz, aby odrzucić',
  },
  act: {
    chow: 'Chow',
    pung: 'Pung',
    kong: 'Kong',
    closed_kong: 'Ukryty kong',
    added_kong: 'Dołóż do konga',
    expose: 'Odkryj',
    win: 'Wygrana',
    pass: 'Pas',
    riichi: 'Riichi',
    nine_kinds: 'Dziewięć rodzajów: przerwij',
    bonus_win: 'Wygrana bonusami',
    tenpai: 'Pokaż tenpai',
    noten: 'Nie pokazuj',
    discard: 'Odrzuć',
    cancel: 'Anuluj',
    selfDraw: 'Wygrana (z dobrania)',
    rob: 'Okradnij konga',
  },
  call: { chow: 'Chow!', pung: 'Pung!', kong: 'Kong!', riichi: 'Riichi!', win: 'Mahjong!', ron: 'Ron!', tsumo: 'Tsumo!', bonus: 'Kwiat!' },
  say: {
    handBegins: (who, wind) => `${who.you ? 'Zaczynasz' : `Zaczyna ${who.name}`}. Twój wiatr: ${winds[wind]}.`,
    youDrew: (what) => `Dobierasz: ${what}.`,
    discarded: (name, what, riichi) => `${name}: ${what}${riichi ? ', riichi' : ''}.`,
    claimed: (name, call, what) => `${name}: ${call} ${what}.`,
    closedKong: (name, what) => `${name}: ukryty kong${what ? ` ${what}` : ''}.`,
    addedKong: (name, what) => `${name}: dołożony kong ${what}.`,
    exposed: (name, what) => `${name}: ${what}.`,
    riichi: (name) => `${name}: patyczek riichi położony.`,
    dora: (what) => `Nowy wskaźnik dory: ${what}.`,
    won: (who, how) => `${who.you ? 'Wygrywasz' : `Wygrywa ${who.name}`} ${how}.`,
    ownDraw: 'z własnego dobrania',
    onTileOf: (who) => (who.you ? 'po twojej zrzutce' : `po zrzutce gracza ${who.name}`),
    exhausted: 'Mur się skończył: remis.',
    aborted: (why) => `Rozdanie przerwane: ${why}.`,
    settled: (changes) => `Punkty: ${changes}.`,
    finished: (name) => `Koniec gry. Pierwsze miejsce: ${name}.`,
    canClaim: (options) => `Możesz: ${options}.`,
  },
  abort: {
    nine_kinds: 'dziewięć rodzajów skrajnych i honorów',
    four_winds: 'cztery razy ten sam wiatr',
    four_kongs: 'cztery kongi',
    four_riichi: 'cztery riichi',
    triple_ron: 'trzech zwycięzców',
  },
  score: {
    winner: (who) => (who.you ? 'Wygrywasz' : `Wygrywa ${who.name}`),
    selfDraw: 'Z własnego dobrania',
    fromTileOf: (who) => (who.you ? 'Twoja zrzutka' : `Zrzutka gracza ${who.name}`),
    robbed: (who) => (who.you ? 'Twój okradziony kong' : `Okradziony kong gracza ${who.name}`),
    counted: 'Policzone',
    refused: 'Obecne, lecz niepoliczone',
    fu: 'Fu',
    steps: 'Dalej do punktów',
    payments: 'Kto płaci',
    notes: 'Uwagi',
    rule: 'zasada',
    why: 'Skąd ten wynik?',
    limits: {
      mangan: 'Mangan',
      haneman: 'Haneman',
      baiman: 'Baiman',
      sanbaiman: 'Sanbaiman',
      counted_yakuman: 'Policzony yakuman',
      yakuman: 'Yakuman',
      limit: 'Limit',
    },
    han: (n) => `${n} han`,
    fuCount: (n) => `${n} fu`,
    fans: (n) => plural(n, 'fan', 'fany', 'fanów'),
    points: (n) => plural(n, 'punkt', 'punkty', 'punktów'),
    yakuman: (n) => (n > 1 ? `${n}× yakuman` : 'Yakuman'),
    dora: 'Dora',
    ura: 'Ura dora',
    draw: 'Remis',
    drawWhy: 'Mur się skończył',
    abort: 'Rozdanie przerwane',
    tenpai: 'Tenpai',
    noten: 'Noten',
    nagashi: 'Nagashi mangan',
    next: 'Następne rozdanie',
    toFinal: 'Wynik końcowy',
    look: 'Spójrz na stół',
    back: 'Wróć do wyniku',
    receives: (who, n) => `${who.you ? 'Dostajesz' : `${who.name} dostaje`} ${n}`,
    pays: (who, n) => `${who.you ? 'Płacisz' : `${who.name} płaci`} ${n}`,
    nothing: (name) => `${name}: nic`,
  },
  final: {
    title: 'Koniec gry',
    places: ['', '1.', '2.', '3.', '4.'],
    place: 'Miejsce',
    player: 'Gracz',
    score: 'Punkty',
    result: 'Wynik',
    tablePoints: 'Punkty stołowe',
    chart: 'Punkty po każdym rozdaniu',
    again: 'Zagraj jeszcze raz',
  },
  lobby: {
    chooseFamily: 'W co gramy?',
    ruleset: 'Zasady',
    differs: (name) => `Różnice wobec zasad ${name}`,
    usual: 'Zwykłe zasady tej odmiany.',
    length: 'Długość',
    lengths: {
      riichi: { full: 'Wschód i Południe', east: 'Tylko Wschód', hand: 'Jedno rozdanie' },
      mcr: { full: '16 rozdań', east: '4 rozdania', hand: 'Jedno rozdanie' },
      hongkong: { full: 'Cztery rundy', east: 'Jedna runda', hand: 'Jedno rozdanie' },
    },
    bots: 'Przeciwnicy',
    strengths: { random: 'Początkujący', efficient: 'Solidni', strong: 'Mocni' } as Record<Strength, string>,
    hints: 'Podpowiedzi z uzasadnieniem',
    play: 'Graj',
    watch: 'Obserwuj cztery boty',
    continue: 'Kontynuuj',
    continueWhat: (title, hand) => `${title} · ${hand}`,
    standing: (score) => `masz ${score}`,
  },
  setting: {
    language: 'Język',
    theme: 'Kolory',
    themes: { auto: 'Jak w systemie', light: 'Jasne', dark: 'Ciemne' },
    motion: 'Ruch',
    motions: { auto: 'Jak w systemie', full: 'Pełny', none: 'Bez ruchu' },
    indices: 'Liczby i litery na kamieniach',
    doubleTap: 'Odrzucanie podwójnym dotknięciem',
    keys: 'Klawisze',
    keyList: [
      ['← →', 'ruch po ręce'],
      ['Enter', 'odrzucenie kamienia'],
      ['litery', 'zapowiedzi, jak pokazują ich przyciski'],
      ['Esc', 'anulowanie albo pas'],
    ],
  },
  script: {
    title: 'Stół ze scenariusza',
    which: 'Nagranie',
    step: (at, of) => `Krok ${at} z ${of}`,
    previous: 'Poprzedni krok',
    next: 'Następny krok',
    play: 'Graj dalej',
    stop: 'Stop',
  },
};
