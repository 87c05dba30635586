/** English texts. The Polish catalogue has the same shape; a missing key fails the type check. */
import type { Strength } from '../choice';
import type { Clock, Family, Player, Tile, Wind } from '../protocol';

/** A player in a sentence: languages speak to you in another form than about somebody. */
export interface Who {
  name: string;
  you: boolean;
}

const winds: Record<Wind, string> = { E: 'East', S: 'South', W: 'West', N: 'North' };
const suits: Record<string, string> = { m: 'characters', p: 'circles', s: 'bamboo' };
const honours = ['', 'East wind', 'South wind', 'West wind', 'North wind', 'white dragon', 'green dragon', 'red dragon'];
const flowers = ['', 'plum', 'orchid', 'chrysanthemum', 'bamboo'];
const seasons = ['', 'spring', 'summer', 'autumn', 'winter'];

function tile(text: Tile): string {
  const number = Number(text[0]);
  switch (text[1]) {
    case 'z':
      return honours[number] ?? text;
    case 'f':
      return `flower ${number}, ${flowers[number]}`;
    case 'g':
      return `season ${number}, ${seasons[number]}`;
    default:
      return number === 0 ? `red 5 of ${suits[text[1] ?? '']}` : `${number} of ${suits[text[1] ?? '']}`;
  }
}

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const en = {
  name: 'English',
  title: 'Wróbel',
  yourTurnTitle: '● Your turn · Wróbel',
  tagline: 'Mahjong: riichi, MCR, Hong Kong',
  close: 'Close',
  pages: { calculator: 'Calculator', settlement: 'Settlement', rules: 'Rules', replays: 'Replays', friends: 'With friends' },
  home: 'Home',
  settings: 'Settings',
  broken: 'The page could not be loaded.',
  reload: 'Load again',
  offline: 'The server does not answer.',
  modes: {
    interpreted: 'Wróbel runs interpreted here: slower, with the same answers.',
    compiling: 'Wróbel is being compiled in the background and runs interpreted until its next start: slower, with the same answers.',
  },
  winds,
  windShort: { E: 'E', S: 'S', W: 'W', N: 'N' } as Record<Wind, string>,
  /** Marks in the corner of honours for those who do not read them. */
  index: { '1z': 'E', '2z': 'S', '3z': 'W', '4z': 'N', '5z': 'Wh', '6z': 'Gr', '7z': 'Rd' } as Record<Tile, string>,
  tile,
  faceDown: 'face-down tile',
  families: {
    riichi: { name: 'Riichi', about: 'The Japanese game: riichi, dora, furiten' },
    mcr: { name: 'MCR', about: 'Chinese Official: 81 fans, at least eight points' },
    hongkong: { name: 'Hong Kong', about: 'The classic game: few patterns, quick hands' },
  },
  table: {
    label: 'Table',
    missing: 'There is no such table.',
    hand: 'Your hand',
    handOf: (name: string, n: number) => `${name}: ${plural(n, 'concealed tile', 'concealed tiles')}`,
    shownHandOf: (who: Who) => (who.you ? 'Your hand' : `Hand of ${who.name}`),
    discardsOf: (who: Who) => (who.you ? 'Your discards' : `Discards of ${who.name}`),
    meldsOf: (who: Who) => (who.you ? 'Your exposed sets' : `Exposed sets of ${who.name}`),
    bonusOf: (who: Who) => (who.you ? 'Your bonus tiles' : `Bonus tiles of ${who.name}`),
    you: 'You',
    player: (player: Player) => `Player ${player + 1}`,
    round: (wind: Wind, number: string) => `${winds[wind]} ${number}`,
    left: (n: number) => `${plural(n, 'tile', 'tiles')} left in the wall`,
    counters: (n: number) => plural(n, 'counter', 'counters'),
    deposits: (n: number) => plural(n, 'riichi stick', 'riichi sticks'),
    dora: 'Dora',
    doraIndicators: 'Dora indicators',
    notTurned: 'not turned',
    dealer: 'dealer',
    riichi: 'riichi',
    toMove: 'to move',
    yourTurn: 'Your turn',
    yourClaim: 'Claim this tile?',
    waitsFor: 'Waiting for',
    furiten: 'Furiten',
    furitenWhy: 'You may win only by your own draw',
    drawnTile: 'just drawn',
    points: 'points',
    riichiPick: 'Riichi: choose the tile to discard',
    tapAgain: 'Tap again to discard',
    lost: 'The connection is broken. Trying again…',
    joining: 'One moment…',
    waitingForPlayers: 'Waiting until everybody is here',
    pause: 'Pause',
    goOn: 'Go on',
    paused: 'Paused',
    takeBack: 'Take back',
    hint: 'Hint',
    hints: 'Hints',
    menu: 'Table menu',
    mute: 'Mute',
    timeLeft: (n: number) => `${plural(n, 'second', 'seconds')} left`,
    others: 'Waiting for the others…',
    byItself: 'The next hand follows by itself',
  },
  /** Buttons. */
  act: {
    chow: 'Chow',
    pung: 'Pung',
    kong: 'Kong',
    closed_kong: 'Concealed kong',
    added_kong: 'Add to kong',
    expose: 'Expose',
    win: 'Win',
    pass: 'Pass',
    riichi: 'Riichi',
    nine_kinds: 'Nine kinds: abort',
    bonus_win: 'Win with bonus tiles',
    tenpai: 'Show tenpai',
    noten: 'Do not show',
    discard: 'Discard',
    cancel: 'Cancel',
    selfDraw: 'Win (self-draw)',
    rob: 'Rob the kong',
  },
  /** What plays by itself. */
  switches: {
    label: 'Automatic play',
    autoWin: 'Auto-win',
    noClaims: 'No claims',
    autoSort: 'Auto-sort',
    autoFlowers: 'Flowers',
    about: {
      autoWin: 'Win as soon as it is possible',
      noClaims: 'Never ask about chow, pung and kong',
      autoSort: 'Keep the hand in order',
      autoFlowers: 'Expose flowers at once',
    },
  },
  /** Tiles that complete the hand. */
  waits: {
    left: (n: number) => `${n} left`,
    drawOnly: 'self-draw only',
    without: 'Then you wait for',
    noYaku: 'no yaku',
    short: (has: number, needed: number) => `${has} of ${needed}`,
    points: (family: Family, n: number) => (family === 'mcr' ? `${n} pts` : `${n} fan`),
    completeNoYaku: 'Complete, but without a yaku',
    completeShort: (family: Family, has: number, needed: number) =>
      `Complete, but only ${has} of ${needed} ${family === 'mcr' ? 'points' : 'fan'}`,
  },
  /** A bot's reasons. */
  advice: {
    thinking: 'Thinking…',
    complete: 'complete',
    waiting: 'waiting',
    away: (n: number) => `${n} from waiting`,
    helped: (n: number, kinds: number) => `${plural(n, 'tile helps', 'tiles help')} (${plural(kinds, 'kind', 'kinds')})`,
    worth: (value: string) => `worth about ${value}`,
    safe: 'safe',
    danger: (value: string) => `risks about ${value}`,
    wants: 'Wanted',
  },
  /** Short calls over the table. */
  call: { chow: 'Chow!', pung: 'Pung!', kong: 'Kong!', riichi: 'Riichi!', win: 'Mahjong!', ron: 'Ron!', tsumo: 'Tsumo!', bonus: 'Flower!' },
  /** Sentences for the live region. `name` is "You" or a player's name. */
  say: {
    handBegins: (who: Who, wind: Wind) => `${who.you ? 'You begin' : `${who.name} begins`}. You are ${winds[wind]}.`,
    youDrew: (what: string) => `You drew ${what}.`,
    discarded: (name: string, what: string, riichi: boolean) => `${name}: ${what}${riichi ? ', riichi' : ''}.`,
    claimed: (name: string, call: string, what: string) => `${name}: ${call} ${what}.`,
    /** Of another player's concealed kong one may not know the tile. */
    closedKong: (name: string, what: string | null) => `${name}: concealed kong${what ? ` ${what}` : ''}.`,
    addedKong: (name: string, what: string) => `${name}: added kong ${what}.`,
    exposed: (name: string, what: string) => `${name}: ${what}.`,
    riichi: (name: string) => `${name}: riichi stick laid.`,
    dora: (what: string) => `New dora indicator: ${what}.`,
    won: (who: Who, how: string) => `${who.you ? 'You win' : `${who.name} wins`} ${how}.`,
    ownDraw: 'by self-draw',
    onTileOf: (who: Who) => (who.you ? 'on your tile' : `on a tile from ${who.name}`),
    exhausted: 'The wall is exhausted: a draw.',
    aborted: (why: string) => `The hand is aborted: ${why}.`,
    settled: (changes: string) => `Points: ${changes}.`,
    finished: (name: string) => `The match is over. First place: ${name}.`,
    canClaim: (options: string) => `You can: ${options}.`,
  },
  abort: {
    nine_kinds: 'nine kinds of terminals and honours',
    four_winds: 'the same wind four times',
    four_kongs: 'four kongs',
    four_riichi: 'four riichi',
    triple_ron: 'three winners',
  },
  score: {
    winner: (who: Who) => (who.you ? 'You win' : `${who.name} wins`),
    selfDraw: 'Self-draw',
    fromTileOf: (who: Who) => (who.you ? 'Your discard' : `Discard of ${who.name}`),
    robbed: (who: Who) => (who.you ? 'Your kong, robbed' : `Robbed kong of ${who.name}`),
    counted: 'Counted',
    refused: 'Present but not counted',
    fu: 'Fu',
    steps: 'On the way to the points',
    payments: 'Who pays',
    notes: 'Notes',
    rule: 'rule',
    why: 'Why this score?',
    limits: {
      mangan: 'Mangan',
      haneman: 'Haneman',
      baiman: 'Baiman',
      sanbaiman: 'Sanbaiman',
      counted_yakuman: 'Counted yakuman',
      yakuman: 'Yakuman',
      limit: 'Limit',
    } as Record<string, string>,
    han: (n: number) => `${n} han`,
    fuCount: (n: number) => `${n} fu`,
    fans: (n: number) => `${n} fan`,
    points: (n: number) => plural(n, 'point', 'points'),
    yakuman: (n: number) => (n > 1 ? `${n}× yakuman` : 'Yakuman'),
    dora: 'Dora',
    ura: 'Ura dora',
    draw: 'Draw',
    drawWhy: 'The wall is exhausted',
    abort: 'Abortive draw',
    tenpai: 'Tenpai',
    noten: 'Noten',
    waits: 'Waits for',
    nagashi: 'Nagashi mangan',
    next: 'Next hand',
    toFinal: 'Final result',
    look: 'Look at the table',
    back: 'Back to the result',
    receives: (who: Who, n: number) => `${who.you ? 'You receive' : `${who.name} receives`} ${n}`,
    pays: (who: Who, n: number) => `${who.you ? 'You pay' : `${who.name} pays`} ${n}`,
    nothing: (name: string) => `${name}: nothing`,
  },
  final: {
    title: 'End of the match',
    places: ['', '1st', '2nd', '3rd', '4th'],
    place: 'Place',
    player: 'Player',
    score: 'Points',
    result: 'Result',
    tablePoints: 'Table points',
    uma: 'Uma',
    umaOka: 'Uma + oka',
    chart: 'Points after every hand',
    again: 'Play again',
  },
  lobby: {
    chooseFamily: 'Which game?',
    ruleset: 'Rules',
    options: 'Rule options',
    differs: (name: string) => `Differences from ${name}`,
    usual: 'The usual rules of this family here.',
    length: 'Length',
    lengths: {
      riichi: { full: 'East and South', east: 'East only', hand: 'One hand' },
      mcr: { full: '16 hands', east: '4 hands', hand: 'One hand' },
      hongkong: { full: 'Four rounds', east: 'One round', hand: 'One hand' },
    },
    bots: 'Opponents',
    strengths: { random: 'Beginners', efficient: 'Solid', strong: 'Strong' } as Record<Strength, string>,
    hints: 'Hints with reasons',
    clock: 'Time to think',
    clocks: { none: 'No limit', relaxed: 'Relaxed', tournament: 'Tournament' } as Record<Clock, string>,
    clockAbout: {
      none: 'Think as long as you like.',
      relaxed: '20 seconds for every decision and 60 in reserve for the hand.',
      tournament: '5 seconds for every decision and 20 in reserve for the hand.',
    } as Record<Clock, string>,
    pages: 'Other pages',
    watched: 'four bots',
    giveUp: 'Give up this game',
    giveUpSure: 'Give up?',
    older: (n: number) => `${plural(n, 'older game', 'older games')}`,
    play: 'Play',
    watch: 'Watch four bots',
    continue: 'Continue',
    continueWhat: (title: string, hand: string) => `${title} · ${hand}`,
    standing: (score: string) => `you have ${score}`,
  },
  setting: {
    language: 'Language',
    theme: 'Colours',
    themes: { auto: 'As the system', light: 'Light', dark: 'Dark' },
    motion: 'Motion',
    motions: { auto: 'As the system', full: 'Full', none: 'None' },
    pace: 'Pace of new games',
    paces: { slow: 'Calm', usual: 'Usual', quick: 'Quick' },
    sound: 'Sounds',
    autoDiscard: 'In riichi the drawn tile goes by itself',
    indices: 'Numbers and letters on tiles',
    doubleTap: 'Discard by tapping twice',
    keys: 'Keys',
    keyList: [
      ['← →', 'move over your hand'],
      ['Enter', 'discard the tile'],
      ['letters', 'the claims, as shown on their buttons'],
      ['Esc', 'cancel, or pass'],
      ['H', 'hints'],
      ['U', 'take back'],
      ['M', 'sounds'],
    ] as [string, string][],
  },
  script: {
    title: 'Scripted table',
    which: 'Recording',
    step: (at: number, of: number) => `Step ${at} of ${of}`,
    previous: 'Previous step',
    next: 'Next step',
    play: 'Play on',
    stop: 'Stop',
  },
};

export type Catalogue = typeof en;
