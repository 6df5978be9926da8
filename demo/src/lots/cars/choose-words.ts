import type { Random } from '../../random.ts';
import { inspectorPhrases, sellerPhrases, wearOfGrade } from './phrases.data.ts';

/** What the seller praises, of what the car has and what can be seen of it. */
export function choosePoints(random: Random, equipment: string, grade: string): string {
  const wear = wearOfGrade[grade] ?? 'used';
  const isGood = wear === 'fresh' || wear === 'used';
  const has = sellerPhrases.filter(
    ({ needs, good }) => (isGood || !good) && (needs === undefined || equipment.includes(needs)),
  );
  return some(random, has, random.integer(1, 5), ({ text }) => text).join('・');
}

/** What the inspector found; of a car with a past, that first. */
export function chooseRemarks(random: Random, grade: string): string {
  const wear = wearOfGrade[grade] ?? 'used';
  const found = some(random, inspectorPhrases[wear], random.integer(1, 3), String);
  if (wear === 'fresh' || wear === 'used') return found.join('、');
  return [...found, ...some(random, inspectorPhrases.used, random.integer(1, 3), String)].join('、');
}

/** So many neighbours in the list from anywhere: different ones without a shuffle. */
function some<Item>(random: Random, items: readonly Item[], count: number, textOf: (item: Item) => string): string[] {
  const stride = random.pick([1, 5, 11]);
  const start = random.integer(0, items.length - 1);
  const chosen = new Set<string>();
  for (let step = 0; step < count; step++) {
    const item = items[(start + step * stride) % items.length];
    if (item !== undefined) chosen.add(textOf(item));
  }
  return [...chosen];
}
