import { mount } from 'svelte';
import App from './App.svelte';
import { loadFaces } from './lib/faces.svelte';
import { markMissingHan } from './lib/han';
import { watchHistory } from './lib/history';
import { ServerLobby } from './lib/net/lobby';
import type { Lobby } from './lib/state/connection';
import './styles/page.css';

/** The server's lobby; without a server, in development, recorded games. */
async function lobby(): Promise<Lobby> {
  if (import.meta.env.MODE !== 'scripted') return new ServerLobby();
  const { ScriptedLobby } = await import('./scripted/lobby');
  return new ScriptedLobby();
}

watchHistory();
void loadFaces();
markMissingHan();
const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');
mount(App, { target, props: { lobby: await lobby() } });
