/** Words that the calculator, the settlement and the rule pages share. */
import { inLanguage } from '../i18n/in_language';

const en = {
  ruleset: 'Rules',
  houseRules: 'House rules',
  changed: (n: number) => `(${n} changed)`,
  means: (name: string) => `What it means: ${name}`,
  backOne: (name: string) => `Back to the ruleset: ${name}`,
  findOption: 'Find an option',
  usualRules: 'Back to the ruleset as it is',
  unreachable: 'The server cannot be reached, and this browser has not kept what it needs to count without one.',
  again: 'Try again',
  offline: {
    absent: 'Make it work offline (8 MB)',
    loading: (part: number) => `Getting ready for offline use: ${Math.round(part * 100)} %`,
    ready: 'Works offline',
    here: 'Offline: counted on this device',
    starting: 'Starting to count on this device. This takes a few seconds.',
  },
};
export type Words = typeof en;

const pl: Words = {
  ruleset: 'Zasady',
  houseRules: 'Własne ustalenia',
  changed: (n: number) => `(zmienione: ${n})`,
  means: (name: string) => `Co to znaczy: ${name}`,
  backOne: (name: string) => `Jak w zasadach: ${name}`,
  findOption: 'Znajdź opcję',
  usualRules: 'Wróć do zwykłych zasad',
  unreachable: 'Nie ma połączenia z serwerem, a ta przeglądarka nie ma jeszcze tego, co potrzebne do liczenia bez niego.',
  again: 'Spróbuj ponownie',
  offline: {
    absent: 'Udostępnij bez sieci (8 MB)',
    loading: (part: number) => `Przygotowanie do pracy bez sieci: ${Math.round(part * 100)} %`,
    ready: 'Działa bez sieci',
    here: 'Bez sieci: policzone na tym urządzeniu',
    starting: 'Uruchamiam liczenie na tym urządzeniu. Potrwa to kilka sekund.',
  },
};
export const words = inLanguage({ en, pl });
