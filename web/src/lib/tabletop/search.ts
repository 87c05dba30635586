/** Finding things by name, however it is spelt: accents, blanks, hyphens and variant characters fold. */

/** Characters that are written in several ways, each to one of them. */
const VARIANTS: Record<string, string> = {
  幺: '么',
  蓮: '莲',
  連: '莲',
  连: '莲',
  燈: '灯',
  寶: '宝',
  對: '対',
  对: '対',
  龍: '竜',
  龙: '竜',
  絕: '绝',
  杠: '槓',
  綠: '緑',
  绿: '緑',
  國: '国',
  無: '无',
  雙: '双',
  順: '顺',
  節: '节',
  門: '门',
  風: '风',
  圍: '围',
  帶: '帯',
  带: '帯',
  雞: '鸡',
  搶: '槍',
  抢: '槍',
  撈: '捞',
  々: '対',
};
/** Long vowels of Japanese names are written in three ways: ō, ou and o. */
const LONG = /(?<=o)[uo]|(?<=u)u/g;

export function folded(text: string): string {
  return [
    ...text
      .toLowerCase()
      .replaceAll('ł', 'l')
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC'),
  ]
    .map((one) => VARIANTS[one] ?? one)
    .join('')
    .replace(/[\s\-–'’.,()/]+/g, '')
    .replace(LONG, '');
}

/** Is the text somewhere in one of these? Nothing asked is found everywhere. */
export function matches(text: string, parts: string[]): boolean {
  const wanted = folded(text);
  return wanted === '' || parts.some((part) => folded(part).includes(wanted));
}
