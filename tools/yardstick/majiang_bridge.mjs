// @kobalab/majiang-ai at a table that speaks mjai: node majiang_bridge.mjs FOLDER SEAT
//
// FOLDER has the packages (node_modules) and the rules (rule.json). A line of events in, a line of answer out. In the
// environment WROBEL_YARDSTICK may have words: with "check" every answer also says what the rival sees and may do,
// with "plain" it thinks by its own code alone (see majiang_faster.mjs).
//
// With the path of a socket for SEAT it serves many seats, one after the other and at the same time: a connection is a
// seat, whose number is its first line. It ends when nobody is there for a while.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { faster } from './majiang_faster.mjs';
import { Words, nameOf } from './majiang_words.mjs';

const ALONE_MS = 20_000;

const [folder, seat] = process.argv.slice(2);
const load = createRequire(join(resolve(folder), 'package.json'));
const Player = load('@kobalab/majiang-ai');
const rule = JSON.parse(readFileSync(join(folder, 'rule.json'), 'utf8'));
const switches = (process.env.WROBEL_YARDSTICK ?? '').split(' ');
const checked = switches.includes('check');
if (!switches.includes('plain')) faster(load('@kobalab/majiang-core'), Player);

/** One seat in one match. */
class Rival {
  constructor(seat) {
    this.words = new Words(seat, rule);
    this.player = new Player();
  }

  /** Without a place for the answer the message is only taken in; the rival thinks where it is asked. */
  tell(message, answered) {
    let reply = null;
    this.player.action(message, answered ? (one) => (reply = one) : undefined);
    return reply;
  }

  answerTo(events) {
    const { words } = this;
    // Our own riichi was told by answering; the discard of it is asked for next.
    if (events.length === 1 && events[0].type === 'reach' && events[0].actor === words.seat) {
      words.message(events[0]);
      return words.declared;
    }
    const { messages, asked } = words.messages(events);
    messages.slice(0, -1).forEach((message) => this.tell(message, false));
    const last = messages.at(-1);
    if (!last) return { type: 'none' };
    if (!asked) {
      this.tell(last, false);
      return { type: 'none' };
    }
    const before = checked && !this.own(last) ? this.seen(last) : null; // whether it may win is forgotten by passing
    const answer = words.answer(this.exact(this.tell(last, true)));
    return checked ? { ...answer, seen: before ?? this.seen(last) } : answer;
  }

  /** With a red five in the hand, majiang-core offers a five just drawn as one of the hand, too. */
  exact(reply) {
    const five = reply?.dapai?.match(/^[mps]5(?!_)/)?.[0];
    if (!five || five !== this.player.shoupai._zimo) return reply;
    return this.held(five) > 1 ? reply : { dapai: reply.dapai.replace(five, `${five}_`) };
  }

  held(five) {
    const counts = this.player.shoupai._bingpai[five[0]];
    return counts[5] - counts[0];
  }

  own(message) {
    return Object.values(message)[0].l === this.player._menfeng;
  }

  /** What the rival holds, and what it thinks it may do. */
  seen(message) {
    const { player } = this;
    const { shoupai } = player;
    const hand = [];
    for (const suit of ['m', 'p', 's', 'z']) {
      const counts = shoupai._bingpai[suit];
      for (let number = 1; number < counts.length; number++) {
        for (let copy = 0; copy < counts[number]; copy++) {
          hand.push(nameOf(suit + (suit !== 'z' && number === 5 && copy < counts[0] ? 0 : number)));
        }
      }
    }
    const found = { hand, sets: shoupai._fulou, scores: player.model.defen };
    const { paishu: left, baopai } = player.shan;
    const dora = baopai.map(nameOf);
    return { ...found, left, dora, may: this.may(message, shoupai), worth: this.worth(message) };
  }

  /** What it thinks of every discard, on its own turn. */
  worth(message) {
    const found = [];
    if (this.own(message) && this.player.shoupai._zimo) this.player.select_dapai(found);
    return found;
  }

  /** Its legal choices by the functions of its own core. */
  may(message, shoupai) {
    const { player } = this;
    if (this.own(message)) {
      const kind = Object.keys(message)[0];
      const draws = kind === 'zimo' || kind === 'gangzimo';
      return {
        discards: [...new Set(player.get_dapai(shoupai).map((one) => this.exact({ dapai: one }).dapai))].map(
          (one) => nameOf(one) + (one.includes('_') ? ' drawn' : ''),
        ),
        riichi: draws && player.allow_lizhi(shoupai) ? player.allow_lizhi(shoupai).map(nameOf) : [],
        kongs: (draws && player.get_gang_mianzi(shoupai)) || [],
        win: draws && player.allow_hule(shoupai, null, kind === 'gangzimo'),
        nine: draws && player.allow_pingju(shoupai),
      };
    }
    const { l, p } = Object.values(message)[0];
    const direction = ['', '+', '=', '-'][(4 + l - player._menfeng) % 4];
    if (!message.dapai) return { win: player.select_hule(message.gang, true) };
    const claimed = p.slice(0, 2) + direction;
    return {
      chows: player.get_chi_mianzi(shoupai, claimed),
      pungs: player.get_peng_mianzi(shoupai, claimed),
      kongs: player.get_gang_mianzi(shoupai, claimed),
      win: player.select_hule(message.dapai),
    };
  }
}

async function play(rival) {
  for await (const line of createInterface({ input: process.stdin })) {
    process.stdout.write(`${JSON.stringify(rival.answerTo(JSON.parse(line)))}\n`);
  }
}

/** A connection is a seat; what goes wrong in one is told to it alone, as a line behind a "!". */
function serve(path) {
  let there = 0;
  let alone = null;
  const wait = () => (alone = setTimeout(() => server.close(), ALONE_MS));
  const server = createServer(async (connection) => {
    clearTimeout(alone);
    there++;
    connection.on('error', () => {}).on('close', () => --there || wait());
    let rival = null;
    try {
      for await (const line of createInterface({ input: connection })) {
        if (rival) connection.write(`${JSON.stringify(rival.answerTo(JSON.parse(line)))}\n`);
        else rival = new Rival(+line);
      }
    } catch (error) {
      connection.write(`!${String(error).replaceAll('\n', ' ')}\n`);
    }
    connection.end();
  });
  server.listen(path, wait);
}

if (/^\d+$/.test(seat)) await play(new Rival(+seat));
else serve(seat);
