/** Words of the help. */
import { inLanguage } from '../i18n/in_language';

const en = {
  title: 'Help',
  contents: 'Contents',
  onThisPage: 'On this page',
  find: 'Find in the help',
  found: (n: number) => (n === 1 ? '1 place' : `${n} places`),
  nothing: 'Nothing was found. Fewer words find more.',
  lost: 'There is no such page in the help.',
  toStart: 'To the beginning of the help',
  missing: 'The help could not be loaded.',
  again: 'Try again',
  rules: 'Rules, options and patterns of every ruleset',
  before: 'Before',
  after: 'Next',
};
export type Words = typeof en;

const pl: Words = {
  title: 'Pomoc',
  contents: 'Spis treści',
  onThisPage: 'Na tej stronie',
  find: 'Szukaj w pomocy',
  found: (n: number) => `Znalezione miejsca: ${n}`,
  nothing: 'Nic nie znaleziono. Im mniej słów, tym łatwiej coś znaleźć.',
  lost: 'W pomocy nie ma takiej strony.',
  toStart: 'Na początek pomocy',
  missing: 'Nie udało się wczytać pomocy.',
  again: 'Spróbuj ponownie',
  rules: 'Zasady, opcje i układy w każdym zestawie zasad',
  before: 'Poprzednia',
  after: 'Następna',
};
export const words = inLanguage({ en, pl });
