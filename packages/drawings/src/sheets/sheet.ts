import { createRandom, type Random } from '../random.ts';
import { type PenName, penNames } from './writing/pens.data.ts';
import type { Hand } from './writing/hand.ts';
import type { HouseStyle } from './house-styles.data.ts';
import { styleOfHouse } from './style-of-house.ts';
import type { DrawnSheetFacts } from './sheet-facts.ts';
import { type SheetWords, sheetWords } from './sheet-words.ts';

/** A house's form with its writers and their words. */
export interface Sheet {
  facts: DrawnSheetFacts;
  words: SheetWords;
  style: HouseStyle;
  random: Random;
  seller: Hand;
  inspector: Hand;
  /** The inspector's other pen, for grades and marks. */
  marker: Hand;
}

const inks = ['#22347a', '#1c2752', '#24262d', '#2b4596'] as const;
const reds = ['#b3271a', '#c02617', '#a8232e'] as const;

export function openSheet(facts: DrawnSheetFacts, pens: readonly PenName[] = penNames): Sheet {
  const random = createRandom('sheet', facts.externalId);
  const inspector = takePen(createRandom('inspector', facts.externalId), pens, inks);
  return {
    facts,
    words: sheetWords(facts, createRandom('words', facts.externalId)),
    style: styleOfHouse(facts.houseName ?? ''),
    random,
    seller: takePen(createRandom('seller', facts.externalId), pens, inks),
    inspector,
    marker: { ...takePen(createRandom('marker', facts.externalId), pens, reds), face: inspector.face, width: 2 },
  };
}

function takePen(random: Random, pens: readonly PenName[], colors: readonly string[]): Hand {
  return {
    random,
    face: random.pick(pens),
    color: random.pick(colors),
    width: random.between(1.5, 2),
    slope: random.between(-1.8, 0.6),
    unsteadiness: random.between(0.6, 1.6),
  };
}
