/** A name as somebody types it in a hurry: without capitals and marks on letters. */
export const plain = (text: string): string => text.trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l');
