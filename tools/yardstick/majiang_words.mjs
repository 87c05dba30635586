// mjai in the words of majiang-core and back. Needs no package: tiles, sets, messages, answers.
//
// majiang-core counts players by their wind (l, 0 is the dealer), writes a tile as suit and number (z1 to z7 the
// honours, 0 a red five, _ behind a tile just drawn, * behind a riichi) and a set with the direction of the
// giver behind the claimed tile: + the next player, = the one across, - the one before.

const HONOURS = ['E', 'S', 'W', 'N', 'P', 'F', 'C'];
const DIRECTIONS = ['', '+', '=', '-'];
// After these somebody may have a choice.
const CHOICES = new Set(['tsumo', 'dahai', 'chi', 'pon', 'ankan', 'kakan']);

export function tile(name) {
  const honour = HONOURS.indexOf(name);
  if (honour >= 0) return `z${honour + 1}`;
  return name[1] + (name[2] === 'r' ? '0' : name[0]);
}

export function nameOf(tile) {
  const [suit, number] = tile;
  if (suit === 'z') return HONOURS[number - 1];
  return number === '0' ? `5${suit}r` : number + suit;
}

/** The number that a tile is sorted by: a red five is a five. */
const rank = (number) => +number || 5;
/** Ordinary fives before red ones, as majiang-core writes them. */
const digits = (names) => names.map((name) => tile(name)[1]).sort((a, b) => (a === '0') - (b === '0'));

/** A claimed set; `from` is how many players after the claimer the giver sits. */
export function claimedSet(type, pai, consumed, from) {
  const suit = tile(pai)[0];
  const claimed = tile(pai)[1] + DIRECTIONS[from];
  if (type !== 'chi') return suit + digits(consumed).join('') + claimed;
  return suit + [...digits(consumed), claimed].sort((a, b) => rank(a[0]) - rank(b[0])).join('');
}

/** Follows a game from one seat: events in, messages out; and that seat's replies as mjai. */
export class Words {
  constructor(seat, rule) {
    this.seat = seat;
    this.rule = rule;
    this.dealer = 0;
    this.pungs = new Map(); // of every player: the sets that a fourth tile may join
    this.replacement = false; // is the next draw one after a kong?
    this.riichi = false; // is the next discard a riichi?
    this.last = null; // the event that may be answered
    this.declared = null; // the discard of our own riichi, told when it is asked for
  }

  wind(player) {
    return (player - this.dealer + 4) % 4;
  }

  /** The messages of a batch; one to be answered stands last, after indicators that were turned behind it. */
  messages(events) {
    const found = [];
    let asked = null;
    for (const event of events) {
      const message = this.message(event);
      if (CHOICES.has(event.type)) {
        asked = message;
        this.last = event;
      } else if (message && !message.kaigang) asked = null;
      if (message) found.push(message);
    }
    if (asked) found.push(...found.splice(found.indexOf(asked), 1));
    return { messages: found, asked: asked !== null };
  }

  /** One event; null for what majiang-core works out by itself, or needs no more once a hand is over. */
  message(event) {
    const l = 'actor' in event ? this.wind(event.actor) : null;
    switch (event.type) {
      case 'start_game':
        this.seat = event.id ?? this.seat;
        return {
          kaiju: { id: this.seat, rule: this.rule, title: '', player: event.names ?? ['', '', '', ''], qijia: 0 },
        };
      case 'start_kyoku':
        return this.deal(event);
      case 'tsumo': {
        const drawn = { l, p: event.pai === '?' ? '' : tile(event.pai) };
        const kind = this.replacement ? 'gangzimo' : 'zimo';
        this.replacement = false;
        return { [kind]: drawn };
      }
      case 'reach':
        this.riichi = true;
        return null;
      case 'dahai': {
        const p = tile(event.pai) + (event.tsumogiri ? '_' : '') + (this.riichi ? '*' : '');
        this.riichi = false;
        return { dapai: { l, p } };
      }
      case 'chi':
      case 'pon':
      case 'daiminkan': {
        const m = claimedSet(event.type, event.pai, event.consumed, (event.target - event.actor + 4) % 4);
        if (event.type === 'pon') this.pungs.set(`${event.actor} ${m[0]}${rank(m[1])}`, m);
        this.replacement = event.type === 'daiminkan';
        return { fulou: { l, m } };
      }
      case 'ankan':
        this.replacement = true;
        return { gang: { l, m: tile(event.consumed[0])[0] + digits(event.consumed).join('') } };
      case 'kakan': {
        const added = tile(event.pai);
        this.replacement = true;
        return { gang: { l, m: this.pungs.get(`${event.actor} ${added[0]}${rank(added[1])}`) + added[1] } };
      }
      case 'dora':
        return { kaigang: { baopai: tile(event.dora_marker) } };
    }
    return null;
  }

  deal(event) {
    this.dealer = event.oya;
    this.pungs.clear();
    this.replacement = this.riichi = false;
    const own = event.tehais[this.seat].map(tile);
    const shoupai = ['', '', '', ''];
    shoupai[this.wind(this.seat)] = ['m', 'p', 's', 'z']
      .map((suit) => [suit, own.filter((one) => one[0] === suit).map((one) => one[1])])
      .filter(([, numbers]) => numbers.length)
      .map(([suit, numbers]) => suit + numbers.sort((a, b) => rank(a) - rank(b) || a - b).join(''))
      .join('');
    return {
      qipai: {
        zhuangfeng: HONOURS.indexOf(event.bakaze),
        jushu: event.kyoku - 1,
        changbang: event.honba,
        lizhibang: event.kyotaku,
        defen: [0, 1, 2, 3].map((wind) => event.scores[(this.dealer + wind) % 4]),
        baopai: tile(event.dora_marker),
        shoupai,
      },
    };
  }

  move(type, fields = {}) {
    return { type, actor: this.seat, ...fields };
  }

  /** A reply of the rival as an answer in mjai. */
  answer(reply) {
    const { last } = this;
    if (reply?.hule) return this.move('hora', { target: last.actor, pai: last.pai });
    if (reply?.daopai) return this.move('ryukyoku', { reason: 'kyushukyuhai' });
    if (reply?.dapai) return this.discard(reply.dapai);
    if (reply?.fulou) return this.claim(reply.fulou);
    if (reply?.gang) return this.kong(reply.gang);
    return { type: 'none' };
  }

  discard(word) {
    const answer = this.move('dahai', { pai: nameOf(word), tsumogiri: word.includes('_') });
    if (!word.endsWith('*')) return answer;
    this.declared = answer;
    return this.move('reach');
  }

  claim(set) {
    const own = [...set.matchAll(/\d(?![-+=])/g)].map(([number]) => nameOf(set[0] + number));
    const numbers = set.replace(/0/g, '5').match(/\d/g);
    const chow = numbers[0] !== numbers[1];
    const type = chow ? 'chi' : own.length === 3 ? 'daiminkan' : 'pon';
    return this.move(type, { target: this.last.actor, pai: this.last.pai, consumed: own });
  }

  kong(set) {
    const names = set.match(/\d/g).map((number) => nameOf(set[0] + number));
    if (/^.\d{4}$/.test(set)) return this.move('ankan', { consumed: names });
    return this.move('kakan', { pai: names[3], consumed: names.slice(0, 3) });
  }
}
