import { describe, expect, it } from 'vitest';
import { plain, split } from '../src/lib/tiles';
import { TableState } from '../src/lib/state/table.svelte';
import { ScriptedConnection } from '../src/scripted/connection';
import { load, recordings, type Recorded } from '../src/scripted/recordings';

/** Everything one player sees lying about or holds. */
function seen({ view }: Recorded): string[] {
  const tiles = [...view.dora];
  for (const player of view.players) {
    tiles.push(...split(player.concealed ?? ''), ...split(player.bonus), ...player.melds.flatMap(({ tiles: set }) => split(set ?? '')));
    tiles.push(...player.discards.filter(({ claimed_by }) => claimed_by === null).map(({ tile }) => tile));
  }
  return tiles;
}

it('has recordings of every family', () => {
  for (const family of ['riichi', 'mcr', 'hongkong']) {
    for (const kind of ['start', 'middle', 'claim', 'win', 'final', 'hand']) expect(recordings).toContain(`${family}-${kind}`);
  }
});

describe.each(recordings)('%s', (name) => {
  it('is a possible course of a game', async () => {
    const recording = await load(name);
    expect(recording?.updates.length).toBeGreaterThan(0);
    for (const update of recording?.updates ?? []) {
      const counts = new Map<string, number>();
      for (const tile of seen(update)) counts.set(plain(tile), (counts.get(plain(tile)) ?? 0) + 1);
      expect([...counts].filter(([tile, count]) => count > (/[fg]/.test(tile) ? 1 : 4))).toEqual([]);
      expect(update.legal).toEqual(update.view.legal);
      for (const [player, of] of update.view.players.entries()) {
        expect(of.concealed === null).toBe(player !== update.view.player);
        if (of.concealed !== null) expect(split(of.concealed)).toHaveLength(of.tiles);
      }
    }
  });

  it('can be played to its end, every win explained in both languages', async () => {
    const recording = await load(name);
    if (!recording) throw new Error('missing');
    const connection = new ScriptedConnection(recording, 0, () => undefined);
    const table = new TableState(connection);
    table.listen();
    for (let step = 1; step < recording.updates.length; step += 1) table.act({ type: 'pass' });
    expect(table.view).toEqual(recording.updates.at(-1)?.view);
    expect(table.names.every((one) => one !== '')).toBe(true);
    for (const win of table.outcome?.wins ?? []) {
      for (const lang of ['en', 'pl'] as const) {
        const trace = await table.trace(win, lang);
        expect(trace.lang).toBe(lang);
        expect(trace.fans.length).toBe(win.score.fans.length);
      }
    }
  });
});
