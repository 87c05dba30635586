/** The words around the first steps; the steps themselves are told by the game's family. */
import { inLanguage } from '../i18n/in_language';

const en = {
  title: (game: string) => `First steps: ${game}`,
  link: 'How to play',
  known: 'I know the game',
  back: 'Back',
  next: 'Next',
  play: 'Let’s play',
  page: (at: number, of: number) => `Page ${at} of ${of}`,
  help: 'Help at the table',
  helpText: 'One line always says what to do now. All of it can be switched off, here or in the settings.',
  hints: 'Hints: the best discard, with its reasons',
  indices: 'Numbers and letters on the tiles',
  coach: 'Explanations for beginners',
  hands:
    'Click a tile to discard it; on a touch screen the first tap lifts it and the second discards. Alone with bots you may take every move back.',
  now: 'What to do now',
  words: 'Words of the game',
  off: 'No more explanations (settings bring them back)',
};

const pl: typeof en = {
  title: (game) => `Pierwsze kroki: ${game}`,
  link: 'Jak się gra?',
  known: 'Znam tę grę',
  back: 'Wstecz',
  next: 'Dalej',
  play: 'Gramy',
  page: (at, of) => `Strona ${at} z ${of}`,
  help: 'Pomoc przy stole',
  helpText: 'Jeden wiersz zawsze mówi, co teraz zrobić. Wszystko można wyłączyć, tutaj albo w ustawieniach.',
  hints: 'Podpowiedzi: który kamień najlepiej zagrać i dlaczego',
  indices: 'Cyfry i litery na kamieniach',
  coach: 'Objaśnienia dla początkujących',
  hands:
    'Kliknij kamień, żeby go zagrać; na ekranie dotykowym pierwsze dotknięcie unosi kamień, drugie go zagrywa. Grając tylko z botami, możesz cofnąć każdy ruch.',
  now: 'Co teraz zrobić',
  words: 'Słownik gry',
  off: 'Bez objaśnień (wrócą w ustawieniach)',
};

export const words = inLanguage({ en, pl });
