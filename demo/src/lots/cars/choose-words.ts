import type { Random } from '@seri/drawings/random';
import { inspectorPhrases, misfits, sellerPhrases, type Wear, wearOfGrade } from './phrases.data.ts';

/** The seller's praise, from phrases that fit the car's traits and grade. */
export function choosePoints(random: Random, traits: string, grade: string): string {
  const wear = wearOfGrade[grade] ?? 'used';
  const isGood = wear === 'fresh' || wear === 'used';
  const has = sellerPhrases.filter(
    ({ text, needs, good }) =>
      (isGood || !good) && (needs === undefined || traits.includes(needs)) && fits(text, traits),
  );
  return some(random, has, random.integer(1, 5), ({ text }) => text).join('・');
}

/** The inspector's remarks, repairs first. They contradict neither the car's traits nor the seller. */
export function chooseRemarks(random: Random, known: string, grade: string): string {
  const wear = wearOfGrade[grade] ?? 'used';
  const find = (kind: Wear) => {
    const fitting = inspectorPhrases[kind].filter((text) => fits(text, known));
    return some(random, fitting, random.integer(1, 3), String);
  };
  if (wear === 'fresh' || wear === 'used') return find(wear).join('、');
  return [...find(wear), ...find('used')].join('、');
}

function fits(text: string, known: string): boolean {
  return !misfits[text]?.test(known);
}

/** Takes items from a random start in equal strides, which gives different ones without a shuffle. */
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
