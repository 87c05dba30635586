/** The words of the pages of an event. */
import { inLanguage } from '../i18n/in_language';
import { en } from './texts_en';
import { pl } from './texts_pl';

export type { Words } from './texts_en';
export const catalogue = { en, pl };
export const words = inLanguage(catalogue);
