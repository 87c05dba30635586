// The same decisions of @kobalab/majiang-ai in a fraction of the time: faster(Majiang, Player), once.
//
// Nearly all of its time goes into three things, which are replaced here by others that give equal results:
//
// - Majiang.Util.xiangting and tingpai (how far a hand is from complete, and what brings it nearer) split the tiles
//   of every suit anew at every call. Here the splits of a suit are kept by its counts. They are chosen by the same
//   rules, which do not always find the true distance; those are left out that can never be the better ones.
// - eval_shoupai and tingpai of the player (what a hand is worth) copy and spell a hand at every step. Here one hand
//   is changed and changed back, and is known by numbers. Every step is taken in the same order and every sum added
//   up in it: the memory of a turn keeps what it met first, so that another order would give other values.
// - Majiang.Util.hule (what a complete hand scores) matches texts: see majiang_score.mjs. Limit hands stay with it.
//
// Whatever else it decides remains its own code. `python -m tools.yardstick --check` asks it with and without what is
// here, and compares every answer and what it thinks of every discard.

import { meld, score } from './majiang_score.mjs';

const SUITS = ['m', 'p', 's', 'z'];
const POWERS = Array.from({ length: 10 }, (_, number) => (number ? 5 ** (number - 1) : 0));
// A tile is its suit times ten and its number, 0 for a red five; in the place of a tile just drawn also these two.
const TILES = 38;
const NOTHING = 62;
const CLAIMED = 63; // a set was just claimed
const NAMES = Array.from({ length: TILES }, (_, tile) => SUITS[Math.trunc(tile / 10)] + (tile % 10));
const CODES = new Map(NAMES.map((name, tile) => [name, tile]));
const WIDTH = [12, 12 * 6, 12 * 6 * 3]; // theirs: by which a sum over draws is divided

// Splits: sets, pairs and beginnings, single tiles; four bits each, so that those of suits can be added.
const SET = 1;
const PART = 16;
const SINGLE = 256;

/** How far from complete a hand is, by what it is split into; with or without a pair put aside. */
function distance(split, pair) {
  let sets = split & 15;
  let parts = (split >> 4) & 15;
  let singles = split >> 8;
  if (sets > 4) [sets, parts] = [4, parts + sets - 4];
  if (sets + parts > 4) [parts, singles] = [4 - sets, singles + sets + parts - 4];
  singles = Math.min(singles, (pair ? 4 : 5) - sets - parts);
  return 13 - sets * 3 - (parts + (pair ? 1 : 0)) * 2 - singles;
}

const WITHOUT_PAIR = Int8Array.from({ length: 4096 }, (_, split) => distance(split, false));
const WITH_PAIR = Int8Array.from({ length: 4096 }, (_, split) => distance(split, true));

/** Has one split as much of everything as the other? Nothing that is added makes a hand farther. */
const covers = (one, other) =>
  (one & 15) >= (other & 15) && (one & 240) >= (other & 240) && (one & 3840) >= (other & 3840);

function keep(kept, split) {
  if (kept.some((one) => covers(one, split))) return kept;
  return [...kept.filter((one) => !covers(split, one)), split];
}

/** What is left beside sets: between gaps of two numbers, any two tiles are a part. */
function remainder(counts) {
  let found = 0;
  let tiles = 0;
  for (let number = 1; number <= 9; number++) {
    tiles += counts[number];
    if (number === 8 || (number < 8 && (counts[number + 1] || counts[number + 2]))) continue;
    found += (tiles >> 1) * PART + (tiles & 1) * SINGLE;
    tiles = 0;
  }
  return found;
}

/** The two splits of a suit that count: with the fewest singles (then parts), with the most sets (then parts). */
function twoSplits(counts, number = 1) {
  if (number > 9) {
    const found = remainder(counts);
    return [found, found];
  }
  const best = twoSplits(counts, number + 1);
  const compare = ([few, many]) => {
    [few, many] = [few + SET, many + SET];
    if (few >> 4 < best[0] >> 4) best[0] = few;
    const more = (many & 15) - (best[1] & 15);
    if (more > 0 || (more === 0 && (many & 240) > (best[1] & 240))) best[1] = many;
  };
  if (number <= 7 && counts[number] && counts[number + 1] && counts[number + 2]) {
    for (let next = number; next < number + 3; next++) counts[next]--;
    const found = twoSplits(counts, number);
    for (let next = number; next < number + 3; next++) counts[next]++;
    compare(found);
  }
  if (counts[number] >= 3) {
    counts[number] -= 3;
    const found = twoSplits(counts, number + 1);
    counts[number] += 3;
    compare(found);
  }
  return best;
}

/** Honours are sets, pairs or single. */
function honourSplits(counts) {
  let found = 0;
  for (let number = 1; number <= 7; number++) {
    found += counts[number] >= 3 ? SET : counts[number] === 2 ? PART : counts[number] && SINGLE;
  }
  return [found];
}

/** A suit by its counts: its splits with all its tiles and with a pair of it aside; what other hands count. */
class Suit {
  constructor(packed, honours) {
    const counts = POWERS.map((power) => (power ? Math.floor(packed / power) % 5 : 0));
    const split = honours ? honourSplits : twoSplits;
    const whole = split(counts).reduce(keep, []);
    let aside = [];
    this.kinds = 0; // for seven pairs: pairs, and kinds held once
    this.ends = 0; // for thirteen orphans: their kinds, and their pairs
    for (let number = 1; number <= 9; number++) {
      const held = counts[number];
      if (held >= 2) {
        counts[number] -= 2;
        aside = split(counts).reduce(keep, aside);
        counts[number] += 2;
      }
      this.kinds += held >= 2 ? 1 : held * 16;
      if (honours || number === 1 || number === 9) this.ends += (held ? 1 : 0) + (held >= 2 ? 16 : 0);
    }
    [this.whole, this.second] = [whole[0], whole[1] ?? -1];
    this.aside = aside;
    this.inner = packed - counts[1] - counts[9] * POWERS[9]; // without ones and nines
    this.triplets = counts.filter((held) => held >= 3).length;
    this.pairs = counts.filter((held) => held === 2).length;
  }
}

const numbers = new Array(5 ** 9).fill(null);
const honours = new Array(5 ** 7).fill(null);
const suit = (packed) => numbers[packed] ?? (numbers[packed] = new Suit(packed, false));
const honour = (packed) => honours[packed] ?? (honours[packed] = new Suit(packed, true));

/** The counts of a suit as one number. */
function pack(held) {
  let packed = 0;
  for (let number = 1; number < held.length; number++) packed += held[number] * POWERS[number];
  return packed;
}

// The splits of the hand so far: without a pair aside, and with one.
const plain = new Int32Array(64);
const paired = new Int32Array(256);

/** How far from complete: by four sets and a pair, and if no set is melded by seven pairs and thirteen orphans. */
function away(m, p, s, z, melds, claimed) {
  let plains = 1;
  let pairs = 0;
  plain[0] = melds + z.whole;
  for (const one of z.aside) paired[pairs++] = melds + one;
  for (let place = 0; place < 3; place++) {
    const { whole, second, aside } = place === 0 ? s : place === 1 ? p : m;
    const [oldPlains, oldPairs] = [plains, pairs];
    if (second >= 0) {
      for (let at = 0; at < oldPairs; at++) paired[pairs++] = paired[at] + second;
    }
    for (let at = 0; at < oldPairs; at++) paired[at] += whole;
    for (let which = 0; which < aside.length; which++) {
      const one = aside[which];
      for (let at = 0; at < oldPlains; at++) paired[pairs++] = plain[at] + one;
    }
    if (second >= 0) {
      for (let at = 0; at < oldPlains; at++) plain[plains++] = plain[at] + second;
    }
    for (let at = 0; at < oldPlains; at++) plain[at] += whole;
  }
  let least = 13;
  for (let at = 0; at < plains; at++) least = Math.min(least, WITHOUT_PAIR[plain[at]]);
  for (let at = 0; at < pairs; at++) least = Math.min(least, WITH_PAIR[paired[at]]);
  if (least === -1 && claimed) least = 0;
  if (melds) return least;
  const kinds = m.kinds + p.kinds + s.kinds + z.kinds;
  const doubles = Math.min(kinds & 15, 7);
  const ends = m.ends + p.ends + s.ends + z.ends;
  const orphans = (ends >> 4 ? 12 : 13) - (ends & 15);
  return Math.min(least, orphans, 13 - doubles * 2 - Math.min(kinds >> 4, 7 - doubles));
}

/** A set just claimed: its own tiles, and the tiles that may not be discarded after it. */
class Claim {
  constructor(name) {
    const at = SUITS.indexOf(name[0]) * 10;
    const own = [...name.matchAll(/\d(?![-+=])/g)].map(([number]) => at + +number);
    const number = +name.match(/\d(?=[-+=])/)[0] || 5;
    this.name = name;
    this.own = own;
    this.denied = at + number;
    this.other = -1;
    if (/^.(\d)\1\1/.test(name.replace('0', '5'))) return;
    if (number < 7 && /^.\d-/.test(name)) this.other = at + number + 3;
    if (number > 3 && name.endsWith('-')) this.other = at + number - 3;
  }
}

const claims = new Map();

function claim(name) {
  let found = claims.get(name);
  if (!found) claims.set(name, (found = new Claim(name)));
  return found;
}

const chows = new Array(TILES).fill(null);

/** The chows with a tile, in their order: for every form its two numbers, with a red five and without. */
function chowsWith(tile) {
  if (chows[tile]) return chows[tile];
  const [at, number] = [tile - (tile % 10), tile % 10 || 5];
  const forms = [
    [number - 2, number - 1, number - 3],
    [number - 1, number + 1, 0],
    [number + 1, number + 2, number + 3],
  ].filter(([low, high]) => low >= 1 && high <= 9);
  const named = (low, high) => {
    const tiles = [low, high, `${tile % 10}-`].map(String).sort((a, b) => (+a[0] || 5) - (+b[0] || 5));
    return claim(NAMES[at][0] + tiles.join(''));
  };
  return (chows[tile] = forms.map(([low, high, beyond]) => ({
    low: at + low,
    high: at + high,
    beyond: beyond >= 1 && beyond <= 9 ? at + beyond : -1,
    five: low === 5 || high === 5,
    red: low === 5 || high === 5 ? named(low === 5 ? 0 : low, high === 5 ? 0 : high) : null,
    plain: named(low, high),
  })));
}

/** The sets of a player in their order, each list once: what the splits of a hand and the yaku ask of them. */
class Sets {
  constructor(names = [], all = []) {
    this.id = all.length;
    all.push(this);
    this.all = all;
    this.names = names;
    this.melds = names.map(meld);
    this.count = names.length;
    this.next = new Map();
    this.closed = !names.some((name) => /[-+=]/.test(name));
    this.simple = !names.some((name) => /^z|[19]/.test(name));
    this.alike = names.every((name) => /^.(\d)\1\1/.test(name.replace('0', '5')));
    this.within = ['m', 'p', 's'].map((one) => names.every((name) => name[0] === one || name[0] === 'z'));
    this.honours = names.filter((name) => name[0] === 'z').map((name) => +name[1]);
  }

  with(name) {
    let found = this.next.get(name);
    if (!found) this.next.set(name, (found = new Sets([...this.names, name], this.all)));
    return found;
  }
}

/** What hands are worth, by five numbers; of one turn. */
class Memory {
  constructor() {
    this.room(1 << 12);
  }

  room(size) {
    this.mask = size - 1;
    this.most = size >> 1;
    this.held = 0;
    this.keys = new Int32Array(size * 5);
    this.full = new Uint8Array(size);
    this.values = new Float64Array(size);
  }

  clear() {
    if (this.mask > 1 << 14) this.room(1 << 12);
    else {
      this.full.fill(0);
      this.held = 0;
    }
  }

  /** Its place, or the free one where it belongs. */
  place(a, b, c, d, e) {
    const { keys, full, mask } = this;
    let mixed = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b) ^ Math.imul(c, 0xc2b2ae35);
    mixed ^= Math.imul(d, 0x27d4eb2f) ^ Math.imul(e, 0x165667b1);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
    let place = (mixed ^ (mixed >>> 13)) & mask;
    while (full[place]) {
      const at = place * 5;
      if (keys[at] === a && keys[at + 1] === b && keys[at + 2] === c && keys[at + 3] === d && keys[at + 4] === e) break;
      place = (place + 1) & mask;
    }
    return place;
  }

  put(a, b, c, d, e, value) {
    if (this.held === this.most) this.grow();
    const place = this.place(a, b, c, d, e);
    this.held++;
    this.full[place] = 1;
    const at = place * 5;
    this.keys[at] = a;
    this.keys[at + 1] = b;
    this.keys[at + 2] = c;
    this.keys[at + 3] = d;
    this.keys[at + 4] = e;
    this.values[place] = value;
  }

  grow() {
    const { keys, full, values, mask } = this;
    this.room((mask + 1) * 2);
    for (let old = 0; old <= mask; old++) {
      if (!full[old]) continue;
      const at = old * 5;
      this.put(keys[at], keys[at + 1], keys[at + 2], keys[at + 3], keys[at + 4], values[old]);
    }
  }
}

/** The hand of a player that is thought about, and what is left to draw. */
class Thought {
  constructor(player, Majiang) {
    this.player = player;
    this.Majiang = Majiang;
    this.counts = new Uint8Array(TILES);
    this.packed = [0, 0, 0, 0];
    this.suits = [suit(0), suit(0), suit(0), honour(0)];
    this.none = this.sets = new Sets();
    this.drawn = NOTHING;
    this.claimed = null;
    this.riichi = false;
    this.left = new Int32Array(TILES);
    this.memory = new Memory();
    this.scores = new Memory();
    this.table = null; // what a hand scores by, for as long as the indicators are the same
    this.turn = null; // the player's own memory, which it takes anew when what it knows has changed
  }

  take(shoupai) {
    SUITS.forEach((name, which) => {
      const held = shoupai._bingpai[name];
      for (let number = 0; number < held.length; number++) this.counts[which * 10 + number] = held[number];
      this.setSuit(which, pack(held));
    });
    this.sets = shoupai._fulou.reduce((sets, name) => sets.with(name), this.none);
    const drawn = shoupai._zimo;
    this.claimed = drawn?.length > 2 ? claim(drawn) : null;
    this.drawn = this.claimed ? CLAIMED : drawn ? CODES.get(drawn) : NOTHING;
    this.riichi = shoupai._lizhi;
  }

  /** As one of theirs. */
  given() {
    const shoupai = new this.Majiang.Shoupai();
    SUITS.forEach((name, which) => {
      const held = shoupai._bingpai[name];
      for (let number = 0; number < held.length; number++) held[number] = this.counts[which * 10 + number];
    });
    shoupai._fulou = [...this.sets.names];
    shoupai._zimo = this.claimed ? this.claimed.name : this.drawn === NOTHING ? null : NAMES[this.drawn];
    shoupai._lizhi = this.riichi;
    return shoupai;
  }

  setSuit(which, packed) {
    this.packed[which] = packed;
    this.suits[which] = which === 3 ? honour(packed) : suit(packed);
  }

  change(tile, by) {
    const which = Math.trunc(tile / 10);
    const number = tile % 10;
    this.counts[tile] += by;
    if (number === 0) this.counts[tile + 5] += by;
    this.setSuit(which, this.packed[which] + by * POWERS[number || 5]);
  }

  away() {
    const [m, p, s, z] = this.suits;
    return away(m, p, s, z, this.sets.count, this.claimed !== null);
  }

  /** With one more tile of a kind, or one less. */
  awayWith(kind, by) {
    let [m, p, s, z] = this.suits;
    const which = Math.trunc(kind / 10);
    const packed = this.packed[which] + by * POWERS[kind % 10];
    if (which === 0) m = suit(packed);
    else if (which === 1) p = suit(packed);
    else if (which === 2) s = suit(packed);
    else z = honour(packed);
    return away(m, p, s, z, this.sets.count, false);
  }

  worth(paishu, back) {
    const { player } = this;
    if (this.turn !== player._eval_cache) {
      this.turn = player._eval_cache;
      this.memory.clear();
    }
    for (let tile = 0; tile < TILES; tile++) this.left[tile] = paishu[NAMES[tile]] ?? 0;
    this.wall = player.shan.paishu;
    return this.value(back === undefined || back === null ? 0 : back === '' ? 1 : CODES.get(back) + 2);
  }

  /** What the hand is worth; back: 0 not told, 1 none, or a tile plus 2 that is not to be drawn again. */
  value(back) {
    const { counts, packed, memory } = this;
    const a = packed[0] + counts[0] * 5 ** 9;
    const b = packed[1] + counts[10] * 5 ** 9;
    const c = packed[2] + counts[20] * 5 ** 9;
    const d = packed[3] | (this.drawn << 17) | (this.riichi ? 1 << 23 : 0);
    const e = this.sets.id * 64 + back;
    const place = memory.place(a, b, c, d, e);
    if (memory.full[place]) return memory.values[place];
    const distance = this.away();
    const found =
      distance === -1
        ? this.score(a, b, c, d)
        : this.drawn !== NOTHING
          ? this.afterDiscards(distance, back)
          : distance < 3
            ? this.afterDraws(distance, back)
            : this.farDraws();
    memory.put(a, b, c, d, e, found);
    return found;
  }

  score(a, b, c, d) {
    const { player, sets } = this;
    if (this.table?.memory !== player._defen_cache) {
      this.scores.clear();
      const { zhuangfeng: round, shan } = player._model;
      const dora = shan.baopai.map((tile) => CODES.get(this.Majiang.Shan.zhenbaopai(tile)));
      this.table = { memory: player._defen_cache, rule: player._rule, round, seat: player._menfeng, dora };
    }
    const place = this.scores.place(a, b, c, d, sets.id);
    if (this.scores.full[place]) return this.scores.values[place];
    const drawn = this.drawn % 10 ? this.drawn : this.drawn + 5;
    let found = score(this.counts, this.packed, sets.melds, drawn, this.table);
    if (found < 0) found = player.get_defen(this.given());
    this.scores.put(a, b, c, d, sets.id, found);
    return found;
  }

  /** The best of the discards that do not lead away; in the order of get_dapai, the tile just drawn last. */
  afterDiscards(distance, back) {
    const { counts, drawn, claimed } = this;
    let best = 0;
    if (!this.riichi) {
      for (let kind = 1; kind < TILES; kind++) {
        const number = kind % 10;
        if (!number || !counts[kind]) continue;
        if (claimed && (kind === claimed.denied || kind === claimed.other)) continue;
        if (kind === drawn && counts[kind] === 1) continue;
        if (this.awayWith(kind, -1) > distance) continue;
        const red = number === 5 && kind < 30 ? kind - 5 : -1;
        if (red >= 0 && counts[red] > (red === drawn ? 1 : 0)) best = Math.max(best, this.without(red, back));
        if (red < 0 || counts[red] < counts[kind]) best = Math.max(best, this.without(kind, back));
      }
    }
    if (claimed || this.awayWith(drawn % 10 ? drawn : drawn + 5, -1) > distance) return best;
    return Math.max(best, this.without(drawn, back));
  }

  without(tile, back) {
    const { drawn, claimed } = this;
    this.change(tile, -1);
    this.drawn = NOTHING;
    this.claimed = null;
    const found = this.value(back);
    this.change(tile, 1);
    this.drawn = drawn;
    this.claimed = claimed;
    return found;
  }

  /** All draws that bring it nearer, by how many of them are left, with the claims of the same tiles. */
  afterDraws(distance, back) {
    const { counts, left } = this;
    let sum = 0;
    for (let kind = 1; kind < TILES; kind++) {
      if (kind % 10 === 0 || counts[kind] >= 4 || this.awayWith(kind, 1) >= distance) continue;
      if (kind % 10 === 5 && kind < 30 && left[kind - 5] !== 0) sum += this.afterDraw(kind - 5, distance, back);
      if (kind + 2 === back) {
        sum = 0;
        break;
      }
      if (left[kind] !== 0) sum += this.afterDraw(kind, distance, back);
    }
    return sum / WIDTH[distance];
  }

  afterDraw(tile, distance, back) {
    const { left } = this;
    left[tile]--;
    this.change(tile, 1);
    this.drawn = tile;
    let found = this.value(back);
    this.change(tile, -1);
    this.drawn = NOTHING;
    if (back < 2 && distance > 0) found += this.afterClaims(tile, distance, back);
    left[tile]++;
    return found * left[tile];
  }

  afterClaims(tile, distance, back) {
    let pungs = 0;
    let chows = 0;
    for (const one of this.pungsWith(tile)) pungs = Math.max(pungs, this.claiming(one, distance, back));
    for (const one of this.chowsWith(tile)) chows = Math.max(chows, this.claiming(one, distance, back));
    return pungs > chows ? pungs * 3 : pungs * 2 + chows;
  }

  /** What it is worth after a claim that brings it nearer, or nothing. */
  claiming(one, distance, back) {
    const before = this.sets;
    this.claim(one);
    const found = this.away() < distance ? this.value(back) : 0;
    this.unclaim(one, before);
    return found;
  }

  claim(one) {
    for (const tile of one.own) this.change(tile, -1);
    this.sets = this.sets.with(one.name);
    this.drawn = CLAIMED;
    this.claimed = one;
  }

  unclaim(one, before) {
    for (const tile of one.own) this.change(tile, 1);
    this.sets = before;
    this.drawn = NOTHING;
    this.claimed = null;
  }

  pungsWith(tile) {
    const { counts } = this;
    const kind = tile % 10 ? tile : tile + 5;
    const found = [];
    if (this.riichi || this.wall === 0 || counts[kind] < 2) return found;
    const [name, five] = [NAMES[kind], kind < 30 && kind % 10 === 5];
    const red = five ? counts[kind - 5] : 0;
    const last = `${NAMES[tile][1]}+`;
    if (red >= 2) found.push(claim(`${name[0]}00${last}`));
    if (red >= 1 && counts[kind] > red) found.push(claim(`${name[0]}50${last}`));
    if (counts[kind] - red >= 2) found.push(claim(name + name[1] + last));
    return found;
  }

  chowsWith(tile) {
    const found = [];
    if (this.riichi || this.wall === 0 || tile >= 30) return found;
    const { counts } = this;
    const kind = tile % 10 ? tile : tile + 5;
    const most = 14 - (this.sets.count + 1) * 3;
    for (const form of chowsWith(tile)) {
      if (!counts[form.low] || !counts[form.high]) continue;
      if (counts[kind] + (form.beyond >= 0 ? counts[form.beyond] : 0) >= most) continue; // nothing left to discard
      const five = kind - (kind % 10) + 5;
      if (form.five && counts[five - 5]) found.push(form.red);
      if (!form.five || counts[five - 5] < counts[five]) found.push(form.plain);
    }
    return found;
  }

  /** How far it is from a hand with a yaku: closed, of value honours, of simples, of triplets, of one suit. */
  far() {
    const { sets, player, counts } = this;
    const [m, p, s, z] = this.suits;
    const claimed = this.claimed !== null;
    const none = suit(0);
    let least = Infinity;
    let valued = 0; // a set of them is there
    let pair = 0; // the last pair that may become one
    const { zhuangfeng } = player._model;
    for (const number of [zhuangfeng + 1, player._menfeng + 1, 5, 6, 7]) {
      if (counts[30 + number] >= 3 || sets.honours.includes(number)) valued = number;
      if (counts[30 + number] === 2 && player._suanpai._paishu.z[number]) pair = number;
    }
    if (sets.closed || valued) least = away(m, p, s, z, sets.count, claimed);
    else if (pair) least = away(m, p, s, honour(this.packed[3] - 2 * POWERS[pair]), sets.count + 1, false) + 1;
    if (sets.simple && (sets.closed || player._rule['クイタンあり'])) {
      const simple = away(suit(m.inner), suit(p.inner), suit(s.inner), honour(0), sets.count, claimed);
      least = Math.min(least, simple);
    }
    if (sets.alike) {
      const triplets = sets.count + m.triplets + p.triplets + s.triplets + z.triplets;
      const pairs = Math.min(m.pairs + p.pairs + s.pairs + z.pairs, 5 - triplets);
      least = Math.min(least, 8 - triplets * 2 - pairs);
    }
    if (sets.within[0]) least = Math.min(least, away(m, none, none, z, sets.count, claimed));
    if (sets.within[1]) least = Math.min(least, away(none, p, none, z, sets.count, claimed));
    if (sets.within[2]) least = Math.min(least, away(none, none, s, z, sets.count, claimed));
    return least;
  }

  /** Far from complete: the tiles that bring it nearer to a yaku, those that could be claimed counted more. */
  farDraws() {
    const { counts, left } = this;
    const distance = this.far();
    let sum = 0;
    for (let kind = 1; kind < TILES; kind++) {
      if (kind % 10 === 0 || counts[kind] >= 4) continue;
      const held = left[kind] + (kind % 10 === 5 && kind < 30 ? left[kind - 5] : 0);
      if (!held) continue;
      this.change(kind, 1);
      const nearer = this.far() < distance;
      this.change(kind, -1);
      if (nearer) sum += held * this.times(kind, distance);
    }
    return sum;
  }

  /** How many times a tile counts that brings it nearer. */
  times(kind, distance) {
    if (distance <= 0) return 1;
    const nearer = (one) => {
      const before = this.sets;
      this.claim(one);
      const found = this.far() < distance;
      this.unclaim(one, before);
      return found;
    };
    if (this.pungsWith(kind).some(nearer)) return 4;
    return this.chowsWith(kind).some(nearer) ? 2 : 1;
  }
}

/** Put what is here in the place of theirs. */
export function faster(Majiang, Player) {
  const { tingpai } = Majiang.Util;
  const { eval_shoupai: slowly } = Player.prototype;
  const thoughts = new WeakMap();
  const thoughtOf = (player, shoupai) => {
    if (!thoughts.has(player)) thoughts.set(player, new Thought(player, Majiang));
    const thought = thoughts.get(player);
    thought.take(shoupai);
    return thought;
  };
  const xiangting = ({ _bingpai: { m, p, s, z }, _fulou, _zimo }) =>
    away(suit(pack(m)), suit(pack(p)), suit(pack(s)), honour(pack(z)), _fulou.length, _zimo?.length > 2);
  Majiang.Util.xiangting = xiangting;
  Majiang.Util.tingpai = (shoupai, measure = xiangting) => tingpai(shoupai, measure);
  Player.prototype.xiangting = function (shoupai) {
    return thoughtOf(this, shoupai).far();
  };
  Player.prototype.eval_shoupai = function (shoupai, paishu, back) {
    // Which discards are forbidden after a claim is written down here for their strictest rule only.
    if (this._rule['喰い替え許可レベル'] !== 0) return slowly.call(this, shoupai, paishu, back);
    return thoughtOf(this, shoupai).worth(paishu, back);
  };
}
