/** The words of the replay pages. */
import { inLanguage } from '../i18n/in_language';

const en = {
  title: 'Replays',
  intro: 'Your finished games, and logs of other programs: drop a file here.',
  drop: 'Drop a log here, or choose a file',
  formats: 'Wróbel, mjai, Tenhou (mjlog, JSON), Botzone; also packed with gzip. At most 1 MB.',
  tooLarge: (name: string, megabytes: string) =>
    `${name} is too large: it has ${megabytes} MB, and 1 MB is the most. Pack it with gzip, or split it.`,
  rulesOf: 'Rules, if the log does not name them',
  reading: 'Reading…',
  mine: 'Your games',
  none: 'No finished games yet.',
  sent: 'log',
  remove: 'Delete',
  several: 'This file has several games:',
  loading: 'Loading…',
  missing: 'There is no such replay.',
  unfinished: 'This game is not over yet. Its tiles are still secret.',
  back: 'All replays',
  bar: 'Replay',
  hand: 'Hand',
  step: 'Step',
  first: 'To the start of the hand',
  previous: 'One step back',
  next: 'One step on',
  last: 'To the end of the hand',
  previousHand: 'Previous hand',
  nextHand: 'Next hand',
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  seat: 'Seen from',
  allOpen: 'All hands open',
  share: 'Copy the address of this moment',
  copied: 'The address is copied.',
  download: 'Download',
  problems: (n: number) => `${n} ${n === 1 ? 'problem' : 'problems'} in this log`,
  problemAt: (hand: string, step: number) => `${hand}, step ${step}`,
  assumed: 'The log does not name its rules; those of Tenhou were taken.',
  formatNames: { wrobel: 'Wróbel', mjai: 'mjai', tenhou6: 'Tenhou JSON', mjlog: 'mjlog', botzone: 'Botzone' } as Record<string, string>,
  keys: 'Keys: ← → step, ↑ ↓ hand, Home End, space plays, A opens the hands, S changes the seat',
};

export type ReplayWords = typeof en;

const pl: ReplayWords = {
  title: 'Powtórki',
  intro: 'Twoje zakończone gry i zapisy innych programów: upuść tu plik.',
  drop: 'Upuść tu zapis albo wybierz plik',
  formats: 'Wróbel, mjai, Tenhou (mjlog, JSON), Botzone; także spakowane gzipem. Najwyżej 1 MB.',
  tooLarge: (name, megabytes) => `${name} to za duży plik: ma ${megabytes} MB, a może mieć najwyżej 1 MB. Spakuj go gzipem albo podziel.`,
  rulesOf: 'Zasady, jeśli zapis ich nie podaje',
  reading: 'Czytam…',
  mine: 'Twoje gry',
  none: 'Nie ma jeszcze zakończonych gier.',
  sent: 'zapis',
  remove: 'Usuń',
  several: 'W tym pliku jest kilka gier:',
  loading: 'Wczytuję…',
  missing: 'Nie ma takiej powtórki.',
  unfinished: 'Ta gra jeszcze trwa. Jej kamienie są wciąż tajne.',
  back: 'Wszystkie powtórki',
  bar: 'Powtórka',
  hand: 'Rozdanie',
  step: 'Krok',
  first: 'Na początek rozdania',
  previous: 'Krok wstecz',
  next: 'Krok naprzód',
  last: 'Na koniec rozdania',
  previousHand: 'Poprzednie rozdanie',
  nextHand: 'Następne rozdanie',
  play: 'Odtwarzaj',
  pause: 'Zatrzymaj',
  speed: 'Szybkość',
  seat: 'Widok gracza',
  allOpen: 'Wszystkie ręce odkryte',
  share: 'Skopiuj adres tego miejsca gry',
  copied: 'Adres skopiowany.',
  download: 'Pobierz',
  problems: (n: number) =>
    n === 1
      ? '1 błąd w zapisie'
      : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14)
        ? `${n} błędy w zapisie`
        : `${n} błędów w zapisie`,
  problemAt: (hand: string, step: number) => `${hand}, krok ${step}`,
  assumed: 'Zapis nie podaje zasad; przyjęto zasady Tenhou.',
  formatNames: { wrobel: 'Wróbel', mjai: 'mjai', tenhou6: 'Tenhou JSON', mjlog: 'mjlog', botzone: 'Botzone' },
  keys: 'Klawisze: ← → krok, ↑ ↓ rozdanie, Home End, spacja odtwarza, A odkrywa ręce, S zmienia widok',
};

export const words = inLanguage({ en, pl });
