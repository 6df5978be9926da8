import { sheetForms } from '@seri/api/features/services/sheets/reader/forms.data';
import { findForm } from '@seri/api/features/services/sheets/reader/find-form';
import { findFrame, inkMapOf } from '@seri/api/features/services/sheets/reader/find-frame';
import { isRinged } from '@seri/api/features/services/sheets/reader/find-rings';
import { createRandom } from '@seri/drawings/random';
import { houseStyles } from '@seri/drawings/sheets/house-styles.data';
import { renderSheet } from '@seri/drawings/sheets/render-sheet';
import type { DrawnSheetFacts } from '@seri/drawings/sheets/sheet-facts';
import { expect, it } from 'vitest';
import { demoHouses } from './houses.data.ts';

const layoutOf = (houseName: string) => createRandom('house', houseName).pick(houseStyles).layout;
const byLayout = new Map(demoHouses.map(({ name }) => [layoutOf(name), name] as const));

it('the houses of the demonstration have all forms that are known', () => {
  expect([...byLayout.keys()].toSorted()).toEqual(sheetForms.map(({ name }) => name).toSorted());
});

it.each([...byLayout])('the form %s is found by its rules, and so are the rings on it', async (layout, houseName) => {
  const facts: DrawnSheetFacts = {
    kind: 'car',
    externalId: 'forms',
    houseName,
    lotNo: '7',
    steering: 'left',
    gearbox: 'CVT',
  };
  const { dots, width, height } = await renderSheet(facts);
  const data = Buffer.from(dots.filter((_, index) => index % 4 < 3));
  const map = await inkMapOf({ data, width, height });
  const frame = findFrame(map);
  const form = frame && findForm(map, frame);
  expect(form?.name).toBe(layout);
  const ringed = form?.options.car
    .filter((option) => isRinged(map, frame!, option))
    .map(([field, print]) => `${field} ${print}`);
  expect(ringed).toContain('steering 左');
  expect(ringed).toContain('gearbox CVT');
  expect(ringed).not.toContain('steering 右');
});
