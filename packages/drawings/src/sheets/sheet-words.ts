import type { Random } from '../random.ts';
import { eraYear, type EraYear, readEraYear } from './era-year.ts';
import { rateLabels } from './parts/form-cells.data.ts';
import { categoryNames, colorNames, houseNames, makerNames, modelNames } from './writing/japanese-names.data.ts';
import { readEquipment } from './parts/read-equipment.ts';
import type { DrawnSheetFacts } from './sheet-facts.ts';

/** Most cars had a private owner. */
const histories = ['own', 'own', 'own', 'own', 'own', 'own', 'company', 'rental'] as const;
const paperSets = ['', 'manual', 'records', 'manual records', 'warranty manual records'] as const;

export type WordName = keyof ReturnType<typeof sheetWords>;
export type SheetWords = Record<WordName, string>;

/** The facts in Japanese, as they are written into the boxes; unknown ones are empty. */
export function sheetWords(facts: DrawnSheetFacts, random: Random) {
  const maker = translate(makerNames, facts.maker);
  const model = translate(modelNames, facts.model);
  const isRoad = facts.kind !== 'machine' && facts.year !== undefined;
  return {
    house: translate(houseNames, facts.houseName),
    maker,
    model,
    name: [maker, model].filter((word) => word !== '').join('　'),
    trim: facts.trim ?? '',
    chassis: facts.chassis ?? '',
    engineCc: numberWord(facts.engineCc),
    mileage: numberWord(facts.mileageKm),
    mileageNote: facts.mileageNote ?? '',
    hours: numberWord(facts.hours),
    gearbox: (facts.gearbox ?? '').toUpperCase(),
    drive: facts.drive ?? '',
    steering: facts.steering ?? '',
    color: translate(colorNames, facts.color),
    colorCode: facts.colorCode ?? '',
    doors: plainNumber(facts.doors),
    seats: plainNumber(facts.seats),
    power: plainNumber(facts.horsePower),
    inspection: inspectionWord(facts.inspection ?? ''),
    firstUse: facts.eraYear ?? plainNumber(facts.year),
    airConditioner: readEquipment(facts.equipment ?? '').airConditioner,
    group: translate(categoryNames, facts.category?.[0]),
    category: translate(categoryNames, facts.category?.[1]),
    repaired: repairedWord(facts.condition ?? ''),
    points: facts.points ?? facts.notes?.join('\n') ?? '',
    remarks: [facts.remarks ?? '', ...rateNotesOf(facts)].filter((line) => line !== '').join('\n'),
    // Feeds lack these; without them a sheet would look unfinished.
    history: isRoad ? random.pick(histories) : '',
    recycling: isRoad && facts.kind !== 'bike' ? numberWord(random.integer(580, 1890) * 10) : '',
    papers: isRoad ? random.pick(paperSets) : '',
  };
}

/** Uses year and month, which identify the era exactly; without a month, the house's printed era. */
export function firstUseOf({ eraYear: printed = '', year, month }: DrawnSheetFacts): EraYear | undefined {
  const counted = year === undefined ? undefined : eraYear(year, month);
  return month === undefined ? (readEraYear(printed) ?? counted) : (counted ?? readEraYear(printed));
}

/** A grade with the letter R means repaired, a number means not repaired. */
function repairedWord(condition: string): string {
  if (condition.startsWith('R')) return 'yes';
  return /^(?:S|[2-6](?:\.5)?)$/.test(condition) ? 'no' : '';
}

/** 2027.03 becomes R9.3; other texts stay unchanged. */
function inspectionWord(text: string): string {
  const [, year, month] = /^(\d{4})[.\-/](\d{1,2})$/.exec(text) ?? [];
  const until = year && month ? eraYear(Number(year), Number(month)) : undefined;
  return until ? `${until.era.letter}${until.year}.${Number(month)}` : text;
}

function rateNotesOf({ rateNotes }: DrawnSheetFacts): string[] {
  return rateLabels.flatMap(({ name, label }) => rateNotes?.[name]?.map(({ text }) => `${label}：${text}`) ?? []);
}

export function translate(names: Record<string, string>, word: string | undefined): string {
  return word === undefined ? '' : (names[word] ?? word);
}

const plainNumber = (value: number | undefined) => (value === undefined ? '' : String(value));
const numberWord = (value: number | undefined) => value?.toLocaleString('en-US') ?? '';
