/** Words of one letter stay with the next word: a line of Polish does not end with „w” or „z”. */
export const tied = (text: string): string => text.replace(/(?<![\p{L}\d])([aiouwz]) /giu, '$1\u00a0');
