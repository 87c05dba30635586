/** The words of the page of a club's host. */
import { inLanguage } from '../i18n/in_language';

const en = {
  title: "The host's page",
  tables: (count: number) => (count === 1 ? '1 table is open' : `${count} tables are open`),
  none: 'No table is open now. Tables appear here as soon as somebody sits down.',
  wrongKey: 'This is not the key of this server. Its address stands in the server’s log: “the host’s page is …”.',
  unreachable: 'The server cannot be reached; trying again.',
  away: 'away',
  bot: 'bot',
  watching: (count: number) => (count === 1 ? '1 connection' : `${count} connections`),
  quiet: (minutes: number) => (minutes < 1 ? 'playing' : minutes === 1 ? 'quiet for 1 minute' : `quiet for ${minutes} minutes`),
  over: 'over',
  close: 'Close the table',
  sure: 'Close it? The game is kept.',
  yes: 'Close',
  no: 'Leave it',
};
export type Words = typeof en;

const minut = (n: number): string => (n === 1 ? 'minuty' : 'minut');
const pl: Words = {
  title: 'Strona gospodarza',
  tables: (count) => `Otwarte stoły: ${count}`,
  none: 'Żaden stół nie jest teraz otwarty. Stoły pojawią się tutaj, gdy tylko ktoś do nich usiądzie.',
  wrongKey: 'To nie jest klucz tego serwera. Adres tej strony jest w dzienniku serwera: „the host’s page is …”.',
  unreachable: 'Nie ma połączenia z serwerem; próbuję ponownie.',
  away: 'poza stołem',
  bot: 'bot',
  watching: (count) => `połączenia: ${count}`,
  quiet: (minutes) => (minutes < 1 ? 'trwa gra' : `cisza od ${minutes} ${minut(minutes)}`),
  over: 'koniec gry',
  close: 'Zamknij stół',
  sure: 'Zamknąć? Gra zostanie zachowana.',
  yes: 'Zamknij',
  no: 'Zostaw',
};

export const words = inLanguage({ en, pl });
