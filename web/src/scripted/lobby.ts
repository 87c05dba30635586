/** The home page without a server: the rulesets as `wrobel rules list` tells them, and recordings for tables. */
import { familyOf } from '../lib/families.svelte';
import type { GameChoice } from '../lib/game_choice';
import type { Lang, OpenGame, Ruleset } from '../lib/protocol';
import type { Connection, Lobby, Mode } from '../lib/state/connection';
import type { Families, FamilyAbout } from '../lib/tabletop/types';
import { ScriptedConnection } from './connection';
import { load } from './recordings';

const table = ({ rules }: GameChoice): Promise<string> => Promise.resolve(`${familyOf(rules)?.family}-hand`);

export class ScriptedLobby implements Lobby {
  families = async (lang: Lang): Promise<Families> => {
    const families = (await import('../../fixtures/lobby/families.json')).default[lang] as FamilyAbout[];
    return { usual: families[0]?.usual ?? '', families };
  };
  rulesets = async (): Promise<Ruleset[]> => (await import('../../fixtures/lobby/rulesets.json')).default as Ruleset[];
  mode = (): Promise<Mode> => Promise.resolve('compiled');
  games = (): Promise<OpenGame[]> =>
    Promise.resolve([
      {
        id: 'riichi-middle',
        rules: 'tenhou',
        hand: 'S2.1',
        scores: [31200, 24800, 18900, 25100],
        player: 0,
        names: ['', 'Kos', 'Sikora', 'Szpak'],
        created: 0,
      },
    ]);
  start = table;
  watch = table;
  forget = (): Promise<void> => Promise.resolve();

  async join(name: string): Promise<Connection> {
    const recording = await load(name);
    if (!recording) throw new Error(`no recording ${name}`);
    return new ScriptedConnection(recording, 0, () => undefined);
  }
}
