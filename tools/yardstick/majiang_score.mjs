// What a complete hand scores for @kobalab/majiang-ai when it draws its last tile: as Majiang.Util.hule, in numbers.
//
// The rival scores every complete hand that it can think of; its own code spells each as text and matches it. Hands
// that may be limit hands, and those that are no four sets and a pair nor seven pairs, are left to it: -1.

const POWERS = Array.from({ length: 10 }, (_, number) => (number ? 5 ** (number - 1) : 0));
const TRIPLET = 16; // added to the number of a triplet; a run is known by its first number
const HONOURS = 3;

const complete = new Map();

/** All ways to cut the tiles of a suit into sets. */
function cuts(packed) {
  let found = complete.get(packed);
  if (!found) complete.set(packed, (found = [...cut(POWERS.map((power) => power && Math.floor(packed / power) % 5))]));
  return found;
}

function* cut(counts, number = 1) {
  while (number <= 9 && !counts[number]) number++;
  if (number > 9) {
    yield [];
    return;
  }
  if (counts[number] >= 3) {
    const left = counts.map((held, at) => (at === number ? held - 3 : held));
    for (const rest of cut(left, number)) yield [number + TRIPLET, ...rest];
  }
  if (number <= 7 && counts[number + 1] && counts[number + 2]) {
    const left = counts.map((held, at) => (at >= number && at < number + 3 ? held - 1 : held));
    for (const rest of cut(left, number)) yield [number, ...rest];
  }
}

const honourSets = new Map();

/** The one way to cut honours, if there is one. */
function honourCuts(packed) {
  let found = honourSets.get(packed);
  if (found) return found;
  const counts = POWERS.map((power) => power && Math.floor(packed / power) % 5);
  const sets = counts.flatMap((held, number) => (held === 3 ? [number + TRIPLET] : []));
  found = counts.every((held) => held === 0 || held === 3) ? [sets] : [];
  honourSets.set(packed, found);
  return found;
}

/** A melded set in numbers. */
export function meld(name) {
  const numbers = [...name.slice(1).replace(/\D/g, '')].map((number) => +number || 5).sort();
  const alike = numbers[0] === numbers[1];
  return {
    suit: 'mpsz'.indexOf(name[0]),
    set: alike ? numbers[0] + TRIPLET : numbers[0],
    open: /[-+=]/.test(name),
    kong: numbers.length === 4,
    numbers,
    reds: name.split('0').length - 1,
  };
}

/** The points of a win by draw. */
function points(fu, fan, dealer, rule) {
  const plain = fu << (2 + fan);
  const base =
    fan >= 13 && rule['数え役満あり']
      ? 8000
      : fan >= 11
        ? 6000
        : fan >= 8
          ? 4000
          : fan >= 6
            ? 3000
            : rule['切り上げ満貫あり'] && plain === 1920
              ? 2000
              : Math.min(plain, 2000);
  const double = Math.ceil((base * 2) / 100) * 100;
  return dealer ? double * 3 : double + Math.ceil(base / 100) * 200;
}

const suits = new Int8Array(4);
const sets = new Int8Array(4);
const concealed = new Uint8Array(4);
const kongs = new Uint8Array(4);
const runs = new Uint8Array(30);
const triplets = new Uint8Array(40);

/**
 * The most that a hand scores. counts: by suit times ten and number, the tile just drawn among them; packed: the same
 * by suit; melds: what is melded; drawn: the kind of the tile just drawn; dora: kinds, as often as they count.
 */
export function score(counts, packed, melds, drawn, { rule, round, seat, dora }) {
  if (mayBeLimit(counts, packed, melds)) return -1;
  const closed = !melds.some((one) => one.open);
  let bonus = counts[0] + counts[10] + counts[20];
  for (const one of melds) bonus += one.reds;
  for (const kind of dora) {
    bonus += counts[kind];
    for (const { suit, numbers } of melds) {
      if (suit === Math.trunc(kind / 10)) for (const number of numbers) bonus += number === kind % 10 ? 1 : 0;
    }
  }
  const hand = { counts, melds, drawn, closed, bonus, rule, round, seat };
  let best = -1;
  const [m, p, s, z] = packed;
  for (let kind = 1; kind < 38; kind++) {
    if (kind % 10 === 0 || counts[kind] < 2) continue;
    const which = Math.trunc(kind / 10);
    const pair = 2 * POWERS[kind % 10];
    const honours = honourCuts(which === HONOURS ? z - pair : z);
    if (!honours.length) continue;
    for (const ofM of cuts(which === 0 ? m - pair : m)) {
      for (const ofP of cuts(which === 1 ? p - pair : p)) {
        for (const ofS of cuts(which === 2 ? s - pair : s)) {
          if (ofM.length + ofP.length + ofS.length + honours[0].length + melds.length !== 4) continue;
          const found = four(hand, kind, [ofM, ofP, ofS, honours[0]]);
          if (found < 0) return -1;
          best = Math.max(best, found);
        }
      }
    }
  }
  return Math.max(best, melds.length ? -1 : seven(hand));
}

/** Of hands made of these tiles some are limit hands. */
function mayBeLimit(counts, packed, melds) {
  let used = 0;
  for (let which = 0; which < 4; which++) if (packed[which]) used |= 1 << which;
  for (const { suit } of melds) used |= 1 << suit;
  const plain = used & 7;
  if (plain & (plain - 1)) return false;
  if (!plain) return true; // honours alone
  const at = plain === 1 ? 0 : plain === 2 ? 10 : 20;
  if (used === plain && !melds.length && counts[at + 1] >= 3 && counts[at + 9] >= 3) return true; // nine gates
  const green = (suit, number) => suit === HONOURS || [2, 3, 4, 6, 8].includes(number);
  const others = [1, 5, 7, 9].some((number) => counts[20 + number]);
  return at === 20 && !others && melds.every(({ suit, numbers }) => numbers.every((one) => green(suit, one)));
}

const isEnd = (which, number) => which === HONOURS || number === 1 || number === 9;

/** Four sets and a pair, cut in one way; the tile just drawn in the place where it brings most. */
function four({ counts, melds, drawn, closed, bonus, rule, round, seat }, pair, parts) {
  let size = 0;
  let waits = 0; // 1: one that brings no points for waiting, 2: one that does
  const winning = Math.trunc(drawn / 10);
  const last = drawn % 10;
  for (let which = 0; which < 4; which++) {
    for (const set of parts[which]) {
      suits[size] = which;
      sets[size] = set;
      concealed[size] = 1;
      kongs[size++] = 0;
      if (which !== winning) continue;
      if (set > TRIPLET) waits |= set - TRIPLET === last ? 1 : 0;
      else if (last >= set && last <= set + 2) {
        const narrow = last === set + 1 || (set === 1 && last === 3) || (set === 7 && last === 7);
        waits |= narrow ? 2 : 1;
      }
    }
  }
  if (pair === drawn) waits |= 2;
  for (const one of melds) {
    suits[size] = one.suit;
    sets[size] = one.set;
    concealed[size] = one.open ? 0 : 1;
    kongs[size++] = one.kong ? 1 : 0;
  }

  runs.fill(0);
  triplets.fill(0);
  const pairSuit = Math.trunc(pair / 10);
  const pairNumber = pair % 10;
  let fu = 20;
  let ends = isEnd(pairSuit, pairNumber) ? 1 : 0;
  let honours = pairSuit === HONOURS ? 1 : 0;
  let used = 1 << pairSuit;
  let alike = 0;
  let hidden = 0;
  let kongCount = 0;
  for (let at = 0; at < 4; at++) {
    const which = suits[at];
    used |= 1 << which;
    if (which === HONOURS) honours++;
    if (sets[at] > TRIPLET) {
      const number = sets[at] - TRIPLET;
      const end = isEnd(which, number);
      alike++;
      hidden += concealed[at];
      kongCount += kongs[at];
      if (end) ends++;
      fu += 2 * (end ? 2 : 1) * (concealed[at] ? 2 : 1) * (kongs[at] ? 4 : 1);
      triplets[which * 10 + number]++;
    } else {
      if (sets[at] === 1 || sets[at] === 7) ends++;
      runs[which * 10 + sets[at]]++;
    }
  }
  if (pairSuit === HONOURS) {
    const valued =
      (pairNumber === round + 1 ? 2 : 0) + (pairNumber === seat + 1 ? 2 : 0) + (pairNumber >= 5 ? 2 : 0);
    fu += rule['連風牌は2符'] && valued > 2 ? 2 : valued;
  }
  const dragons = triplets[35] + triplets[36] + triplets[37];
  const winds = triplets[31] + triplets[32] + triplets[33] + triplets[34];
  // Limit hands are left to the rival.
  if (hidden === 4 || kongCount === 4 || dragons === 3 || winds >= 3 || (alike === 4 && ends === 5 && !honours)) {
    return -1;
  }

  const one = closed ? 1 : 0;
  let fan = closed ? 2 : 0; // riichi and the draw
  fan += triplets[31 + round] + triplets[31 + seat] + dragons;
  if (!ends && (closed || rule['クイタンあり'])) fan += 1;
  let same = 0;
  let through = 0;
  let across = 0;
  let twice = 0;
  for (let number = 1; number <= 9; number++) {
    if (triplets[number] && triplets[10 + number] && triplets[20 + number]) across = 1;
    if (number > 7) continue;
    if (runs[number] && runs[10 + number] && runs[20 + number]) same = 1;
    twice += (runs[number] >> 1) + (runs[10 + number] >> 1) + (runs[20 + number] >> 1);
  }
  for (let at = 0; at < 30; at += 10) if (runs[at + 1] && runs[at + 4] && runs[at + 7]) through = 1;
  if (closed && twice === 1) fan += 1;
  if (closed && twice === 2) fan += 3;
  if (same) fan += 1 + one;
  if (through) fan += 1 + one;
  if (across) fan += 2;
  if (ends === 5 && alike < 4) fan += (honours ? 1 : 2) + one;
  if (alike === 4) fan += 2;
  if (hidden === 3) fan += 2;
  if (kongCount === 3) fan += 2;
  if (ends === 5 && alike === 4 && honours) fan += 2;
  if (dragons === 2 && pairSuit === HONOURS && pairNumber >= 5) fan += 2;
  fan += flush(used, one);

  let best = 0;
  for (const wait of [1, 2]) {
    if (!(waits & wait)) continue;
    const mine = fu + (wait === 2 ? 2 : 0);
    const flat = closed && mine === 20;
    const all = fan + (flat ? 1 : 0);
    if (!all) continue;
    const rounded = Math.ceil((flat ? mine : mine + 2) / 10) * 10;
    best = Math.max(best, points(rounded, all + bonus, seat === 0, rule));
  }
  return best;
}

/** One suit alone, or with honours. */
function flush(used, one) {
  const plain = used & 7;
  if (plain & (plain - 1)) return 0;
  return used & 8 ? 2 + one : 5 + one;
}

function seven({ counts, bonus, rule, seat }) {
  let pairs = 0;
  let ends = 0;
  let honours = 0;
  let used = 0;
  for (let kind = 1; kind < 38; kind++) {
    if (kind % 10 === 0 || !counts[kind]) continue;
    if (counts[kind] !== 2) return -1;
    const which = Math.trunc(kind / 10);
    pairs++;
    used |= 1 << which;
    if (isEnd(which, kind % 10)) ends++;
    if (which === HONOURS) honours++;
  }
  if (pairs !== 7) return -1;
  let fan = 4; // riichi, the draw, seven pairs
  if (!ends) fan += 1;
  if (ends === 7 && honours) fan += 2;
  fan += flush(used, 1);
  return points(25, fan + bonus, seat === 0, rule);
}
