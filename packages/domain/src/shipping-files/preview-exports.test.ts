import { describe, expect, it } from 'vitest';
import { judgedRow, passesExportGate, rulesOfProblem } from './preview-exports.ts';
import type { PreviewedRow } from './preview-rows.ts';
import type { CarChange, CarField } from './row-changes.ts';

const change = (field: CarField): CarChange => ({
  field,
  from: '',
  to: '3',
  decision: 'take',
  isTaken: true,
  writtenOn: null,
});
const row: PreviewedRow = {
  changes: [change('ship'), change('status')],
  problems: [{ problem: 'far', column: 'etd', told: '2027-11-20' }],
  rank: 'safe',
  isChosen: true,
  by: { dischargePlace: 'RUVVO', departsOn: '2026-11-20' },
};

describe('R102 and R96 a row whose car is exported', () => {
  it.each([
    ['gets a ship', ['ship'], true],
    ['waits for loading or sails', ['bookingNo', 'status'], true],
    ['only gets numbers', ['bookingNo', 'containerNo', 'blNo', 'blKind'], false],
    ['stays as it is', [], false],
  ] as const)('is judged if its car %s: %j, %s', (_, fields, expected) => {
    expect(passesExportGate({ changes: fields.map(change) })).toBe(expected);
  });

  it.each([
    ['banned', 'exportBanned'],
    ['check', 'exportUnknown'],
  ] as const)(
    'and that is %s is looked at, not chosen, and keeps its changes and other problems',
    (verdict, problem) => {
      const judged = judgedRow(row, { verdict, rules: [{ id: 4 }, { id: 11 }] });
      expect(judged).toEqual({
        ...row,
        rank: 'attention',
        isChosen: false,
        problems: [...row.problems, { problem, column: null, told: '4 11' }],
      });
      expect(judged.problems.map(rulesOfProblem)).toEqual([[], [4, 11]]);
    },
  );

  it('and that is allowed stays as it was', () => {
    expect(judgedRow(row, { verdict: 'ok', rules: [] })).toBe(row);
  });
});
