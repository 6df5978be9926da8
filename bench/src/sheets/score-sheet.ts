import { findFlags } from '../../../packages/domain/src/sheet/find-flags.ts';
import { readPhrase } from '../../../packages/domain/src/sheet/read-phrase.ts';
import type { SheetField, SheetReading } from '../../../packages/domain/src/sheet/reading/reading.ts';
import { splitPhrases } from '../../../packages/domain/src/sheet/split-sheet.ts';
import { createRandom } from '../../../packages/drawings/src/random.ts';
import { formRows } from '../../../packages/drawings/src/sheets/parts/form-cells.data.ts';
import { readEquipment } from '../../../packages/drawings/src/sheets/parts/read-equipment.ts';
import type { DrawnSheetFacts } from '../../../packages/drawings/src/sheets/sheet-facts.ts';
import { type SheetWords, sheetWords } from '../../../packages/drawings/src/sheets/sheet-words.ts';

/** How much of what stands on a sheet was told, and what was told that does not stand there. */
export interface Told {
  there: number;
  found: number;
  invented: number;
}

export const told = (): Told => ({ there: 0, found: 0, invented: 0 });

export interface SheetScore {
  phrases: Told;
  flags: Told;
  options: Told;
  fields: Record<SheetField, Told>;
  /** In words, for whoever mends the reader. */
  misses: string[];
}

export function newScore(): SheetScore {
  const fields = { serial: told(), grade: told(), mileage: told(), hours: told() };
  return { phrases: told(), flags: told(), options: told(), fields, misses: [] };
}

export function scoreSheet(score: SheetScore, facts: DrawnSheetFacts, reading: SheetReading, name: string): void {
  const words = sheetWords(facts, createRandom('words', facts.externalId));
  const isCar = facts.kind === 'car';
  const written = [words.points, words.remarks].flatMap((text) => splitPhrases(text, isCar));
  const count = (of: Told, what: string, there: Set<string>, found: Set<string>) => {
    of.there += there.size;
    for (const each of there) {
      if (found.has(each)) of.found += 1;
      else score.misses.push(`${name}: ${what} not told: ${each}`);
    }
    for (const each of [...found].filter((one) => !there.has(one))) {
      of.invented += 1;
      score.misses.push(`${name}: ${what} INVENTED: ${each}`);
    }
  };
  const clauses = written.flatMap((phrase) => clausesOf(readPhrase(phrase, isCar)?.en));
  const read = reading.notes.flatMap(({ meaning }) => clausesOf(meaning?.en));
  count(score.phrases, 'phrase', new Set(clauses), new Set(read));
  const there = new Set(findFlags(null, '', written).map(({ flag }) => flag));
  const raised = new Set(reading.notes.flatMap(({ flag }) => flag ?? []));
  const suspected = reading.notes.flatMap(({ suspicion }) => suspicion ?? []).filter((flag) => there.has(flag));
  // A suspicion tells whoever reads it to ask; it raises nothing by itself.
  count(score.flags, 'flag', there, new Set([...raised, ...suspected]));
  const ringed = reading.ringed.map(({ field, print }) => `${field} ${print}`);
  count(score.options, 'option', new Set(ringsOf(facts, words)), new Set(ringed));
  for (const [field, value] of Object.entries(valuesOf(facts)) as [SheetField, string][]) {
    const found = reading.fields.find((each) => each.field === field)?.value;
    count(score.fields[field], field, new Set(value ? [value] : []), new Set(found ? [found] : []));
  }
}

const clausesOf = (meaning: string | undefined) => meaning?.toLowerCase().split('; ') ?? [];

const valuesOf = ({ serial, condition, mileageKm, hours, kind }: DrawnSheetFacts): Record<SheetField, string> => ({
  serial: serial?.toUpperCase() ?? '',
  grade: condition ?? '',
  mileage: mileageKm?.toString() ?? '',
  hours: kind === 'machine' ? (hours?.toString() ?? '') : '',
});

/** The choices that are ringed: those of the table, and the boxes of the equipment. */
function ringsOf(facts: DrawnSheetFacts, words: SheetWords): string[] {
  const chosen = formRows[facts.kind].flat().flatMap(({ word, choices = [] }) => {
    if (word === 'mileage') return ringedUnit(words);
    const text = words[word];
    return text === '' ? [] : choices.filter(({ when }) => when.test(text)).map(({ print }) => `${word} ${print}`);
  });
  const boxes = facts.kind === 'car' ? [...readEquipment(facts.equipment ?? '').ringed] : [];
  return [...chosen, ...boxes.map(({ print }) => `equipment ${print}`)];
}

function ringedUnit({ mileage, mileageNote }: SheetWords): string[] {
  if (mileage === '') return [];
  return [/mile/i.test(mileageNote) ? 'mileage ﾏｲﾙ' : 'mileage km'];
}
