/** The birds that sit at the table: the names of their portraits. Bots are called after them, people choose one. */
export const BIRDS = ['wrobel', 'kos', 'sikora', 'szpak', 'zieba', 'gil', 'rudzik', 'sowa', 'sroka', 'dudek'] as const;
export type BirdName = (typeof BIRDS)[number];

/** The portrait that belongs to a name: `Zięba` → `zieba`. */
export function birdOf(name: string): BirdName | undefined {
  const plain = name
    .toLowerCase()
    .replace('ł', 'l')
    .normalize('NFD')
    .replace(/[^a-z]/g, '');
  return BIRDS.find((bird) => plain.startsWith(bird));
}
