import { mount } from 'svelte';
import App from './App.svelte';
import { loadFaces } from './lib/faces';
import { ScriptedLobby } from './scripted/lobby';
import './styles/page.css';

void loadFaces();
const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');
mount(App, { target, props: { lobby: new ScriptedLobby() } });
