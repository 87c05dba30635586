/** Names in Chinese and Japanese are shown where a font has their characters; elsewhere they would be boxes. */

/** A character every font for either language has, and one that none has. */
const COMMON = '\u548c';
const UNASSIGNED = '\ue0ff';

/** What a character looks like on this device. */
function drawn(character: string): string {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 24;
  const pen = canvas.getContext('2d');
  if (!pen) return character;
  pen.font = '20px sans-serif';
  pen.fillText(character, 2, 20);
  return canvas.toDataURL();
}

/** Tells the styles when no font has them: a missing character looks like any other missing one. */
export function markMissingHan(): void {
  if (drawn(COMMON) === drawn(UNASSIGNED)) document.documentElement.dataset['han'] = 'none';
}
