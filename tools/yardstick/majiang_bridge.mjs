// @kobalab/majiang-ai at a table that speaks mjai: node majiang_bridge.mjs FOLDER SEAT
//
// FOLDER has the packages (node_modules) and the rules (rule.json). A line of events in, a line of answer out. With
// WROBEL_YARDSTICK=check in the environment every answer also says what the rival sees and may do.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { Words, nameOf } from './majiang_words.mjs';

const [folder, seat] = process.argv.slice(2);
const load = createRequire(join(resolve(folder), 'package.json'));
const Player = load('@kobalab/majiang-ai');
const rule = JSON.parse(readFileSync(join(folder, 'rule.json'), 'utf8'));
const checked = process.env.WROBEL_YARDSTICK === 'check';

const words = new Words(+seat, rule);
const player = new Player();

/** Without a place for the answer the message is only taken in; the rival thinks where it is asked. */
function tell(message, answered) {
  let reply = null;
  player.action(message, answered ? (one) => (reply = one) : undefined);
  return reply;
}

function answerTo(events) {
  // Our own riichi was told by answering; the discard of it is asked for next.
  if (events.length === 1 && events[0].type === 'reach' && events[0].actor === words.seat) {
    words.message(events[0]);
    return words.declared;
  }
  const { messages, asked } = words.messages(events);
  messages.slice(0, -1).forEach((message) => tell(message, false));
  const last = messages.at(-1);
  if (!last) return { type: 'none' };
  if (!asked) {
    tell(last, false);
    return { type: 'none' };
  }
  const before = checked && !own(last) ? seen(last) : null; // whether it may win is forgotten by passing
  const answer = words.answer(exact(tell(last, true)));
  return checked ? { ...answer, seen: before ?? seen(last) } : answer;
}

/** With a red five in the hand, majiang-core offers a five just drawn as one of the hand, too. */
function exact(reply) {
  const five = reply?.dapai?.match(/^[mps]5(?!_)/)?.[0];
  if (!five || five !== player.shoupai._zimo) return reply;
  return held(five) > 1 ? reply : { dapai: reply.dapai.replace(five, `${five}_`) };
}

function held(five) {
  const counts = player.shoupai._bingpai[five[0]];
  return counts[5] - counts[0];
}

const own = (message) => Object.values(message)[0].l === player._menfeng;

/** What the rival holds, and what it thinks it may do. */
function seen(message) {
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
  return { ...found, left: player.shan.paishu, dora: player.shan.baopai.map(nameOf), may: may(message, shoupai) };
}

/** Its legal choices by the functions of its own core. */
function may(message, shoupai) {
  if (own(message)) {
    const kind = Object.keys(message)[0];
    const draws = kind === 'zimo' || kind === 'gangzimo';
    return {
      discards: [...new Set(player.get_dapai(shoupai).map((one) => exact({ dapai: one }).dapai))].map(
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

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(answerTo(JSON.parse(line)))}\n`);
}
