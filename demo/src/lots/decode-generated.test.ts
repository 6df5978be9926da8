import type { SheetFacts } from '@seri/domain/sheet/decoded-sheet';
import { decodeSheet } from '@seri/domain/sheet/decode-sheet';
import { describe, expect, test } from 'vitest';
import { makeBike } from './bikes/make-bike.ts';
import { makeCar } from './cars/make-car.ts';
import { demoHouses } from './houses.data.ts';
import { makeMachine } from './machines/make-machine.ts';
import type { AuctionKind, VehicleFields } from './vehicle.ts';
import { createRandom } from '@seri/drawings/random';

const makers = { car: makeCar, bike: makeBike, machine: makeMachine };
const counts = { car: 600, bike: 200, machine: 200 };

/** The texts of a vehicle as a house's sheet has them, including a bike's notes on its rates. */
function writeSheet(
  kind: AuctionKind,
  houseName: string,
  { equipment, condition, details }: VehicleFields,
): SheetFacts {
  const rated = Object.values(details?.rateNotes ?? {}).flatMap((notes) => notes.map(({ text }) => text));
  return {
    houseName,
    isCar: kind === 'car',
    condition: condition ?? '',
    exterior: details?.exterior ?? '',
    interior: details?.interior ?? '',
    marks: details?.marks ?? [],
    equipment: equipment ?? '',
    points: details?.points ?? details?.notes?.join('\n') ?? '',
    remarks: [details?.remarks ?? '', ...rated].join('\n'),
    mileageNote: details?.mileageNote ?? '',
  };
}

function sheetsOf(kind: AuctionKind): SheetFacts[] {
  const houses = demoHouses.filter(({ kinds }) => kinds[kind] !== undefined);
  return Array.from({ length: counts[kind] }, (_, index) => {
    const house = houses[index % houses.length]?.name ?? '';
    return writeSheet(kind, house, makers[kind](createRandom('sheets', kind, index), '2026-11-26').facts);
  });
}

const sheets = (Object.keys(makers) as AuctionKind[]).flatMap(sheetsOf);
const decoded = sheets.map((facts) => ({ facts, sheet: decodeSheet(facts) }));
const decodedParts = decoded.flatMap(({ sheet }) => [
  ...sheet.grades,
  ...sheet.marks,
  ...sheet.equipment,
  ...sheet.points,
  ...sheet.remarks,
]);
const shown = [
  ...decodedParts.map(({ meaning }) => meaning),
  ...decoded.flatMap(({ sheet }) => sheet.marks.flatMap(({ place, size }) => [place, size])),
].filter((text) => text !== null);
const japanese = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u;
const inRussian = (ru: string) => /\p{Script=Cyrillic}/u.test(ru) && !japanese.test(ru) && !ru.includes('|');

describe('R45 the sheets of the demonstration', () => {
  test('are decoded to the last phrase', () => {
    expect(decodedParts.length).toBeGreaterThan(8000);
    expect([...new Set(decodedParts.filter(({ meaning }) => meaning === null).map(({ code }) => code))]).toEqual([]);
  });

  test('have English meanings without Japanese or Russian letters', () => {
    expect(shown.filter(({ en }) => en === '' || japanese.test(en) || /\p{Script=Cyrillic}/u.test(en))).toEqual([]);
  });

  test('have Russian meanings without Japanese letters', () => {
    expect(shown.filter(({ ru }) => !inRussian(ru))).toEqual([]);
  });

  test('name the place of every mark of a car', () => {
    const marks = decoded.filter(({ facts }) => facts.isCar).flatMap(({ sheet }) => sheet.marks);
    expect(marks.length).toBeGreaterThan(1000);
    expect(marks.filter(({ place }) => place === null)).toEqual([]);
  });

  test('are read by the glossary of their house', () => {
    const wrong = decoded.filter(
      ({ facts: { houseName }, sheet: { glossary } }) =>
        glossary !== '' && !houseName.toUpperCase().startsWith(glossary.toUpperCase()) && !houseName.startsWith('LAA'),
    );
    expect(wrong).toEqual([]);
    expect(new Set(decoded.map(({ sheet }) => sheet.glossary)).size).toBeGreaterThan(10);
  });
});

describe('R45 the red flags of the demonstration agree with the generated facts', () => {
  const raised = (flag: string) => (one: (typeof decoded)[number]) =>
    one.sheet.flags.some((some) => some.flag === flag);
  const of = (some: readonly (typeof decoded)[number][]) => some.map(({ facts }) => facts);
  const cars = decoded.filter(({ facts }) => facts.isCar);

  test('a car is repaired by its grade, and by nothing else', () => {
    const repaired = cars.filter(({ facts }) => ['R', 'RA', '***'].includes(facts.condition));
    expect(repaired.length).toBeGreaterThan(20);
    expect(of(cars.filter(raised('repaired')))).toEqual(of(repaired));
  });

  test('the mileage is unknown wherever its note says so, or the notes of a bike or machine', () => {
    const noted = decoded.filter(({ facts }) => facts.mileageNote !== '');
    expect(noted.length).toBeGreaterThan(5);
    expect(of(cars.filter(raised('mileageUnknown')))).toEqual(of(noted));
    const others = decoded.filter(({ facts }) => /メーター交換歴有り/.test(`${facts.points}\n${facts.remarks}`));
    expect(others.length).toBeGreaterThan(5);
    expect(of(decoded.filter(raised('mileageUnknown')))).toEqual(
      of(decoded.filter((one) => noted.includes(one) || others.includes(one))),
    );
  });

  test('no vehicle is flooded', () => {
    expect(of(decoded.filter(raised('flooded')))).toEqual([]);
  });
});
