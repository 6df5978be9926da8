import { describe, expect, it } from 'vitest';
import { carPaperKindNames, carPaperKinds } from './paper-kinds.data.ts';
import {
  type CarPaperState,
  decidePaper,
  isReleaseOff,
  type JudgedPaper,
  paperMoves,
  standingState,
  stateWithCars,
} from './paper-states.ts';

const named = (mark: 'holdUntilPaid' | 'isForStaffOnly') =>
  carPaperKindNames.filter((kind) => carPaperKinds[kind][mark]);
const paid = { open: 0, isFreightUnknown: false };
const open = { open: 574_900, isFreightUnknown: false };
const noFreight = { open: 0, isFreightUnknown: true };
const paper = (more: Partial<JudgedPaper> = {}): JudgedPaper => ({
  kind: 'bill_of_lading',
  state: 'draft',
  isOpened: false,
  missing: open,
  releasesUnpaid: true,
  ...more,
});
const strict = (more: Partial<JudgedPaper> = {}) => paper({ releasesUnpaid: false, ...more });

describe('R99 kinds', () => {
  it('held until paid are originals that give the car, and staff alone have what the house and customs write', () => {
    expect(named('holdUntilPaid')).toEqual(['bill_of_lading', 'sea_waybill', 'export_certificate']);
    expect(named('isForStaffOnly')).toEqual(['export_permit', 'house_invoice']);
  });
});

describe('R99 a paper that is to be shared', () => {
  it.each([
    ['is held while money is open', paper(), '', 'held'],
    ['is held while the freight is unknown', paper({ missing: noFreight }), '', 'held'],
    ['is shared once all is paid', paper({ missing: paid }), '', 'shared'],
    ['is shared whatever is open, if its kind waits for nothing', paper({ kind: 'inspection' }), '', 'shared'],
    ['is released against open money with a reason', paper(), 'a guarantee', 'shared'],
    ['is released later with a reason', paper({ state: 'held' }), 'a guarantee', 'shared'],
  ])('%s', (_, judged, reason, state) => {
    expect(decidePaper(judged, 'shared', reason)).toMatchObject({ state });
  });

  it('is not released without a reason', () => {
    expect(decidePaper(paper({ state: 'held' }), 'shared', '')).toEqual({ fault: 'reason' });
    expect(decidePaper(paper({ state: 'held' }), 'shared', 'ok')).toEqual({ fault: 'reason' });
  });

  it('is never one for staff alone', () => {
    expect(decidePaper(paper({ kind: 'house_invoice' }), 'shared', '')).toEqual({ fault: 'state' });
    expect(decidePaper(paper({ kind: 'export_permit', missing: paid }), 'shared', 'why not')).toEqual({
      fault: 'state',
    });
  });
});

describe('R99 a held paper', () => {
  it('stands as shared once nothing is missing, and sharing it then changes nothing', () => {
    expect(standingState(paper({ state: 'held' }))).toBe('held');
    expect(standingState(paper({ state: 'held', missing: paid }))).toBe('shared');
    expect(decidePaper(paper({ state: 'held', missing: paid }), 'shared', '')).toEqual({ same: true });
  });

  it('that was shared stays so when the bank takes the money back', () => {
    expect(standingState(paper({ state: 'shared' }))).toBe('shared');
  });
});

describe('R99 staff', () => {
  it.each<[CarPaperState, Partial<JudgedPaper>, string[]]>([
    ['draft', {}, ['share', 'release', 'withdraw']],
    ['draft', { missing: paid }, ['share', 'withdraw']],
    ['draft', { kind: 'house_invoice' }, ['withdraw']],
    ['held', {}, ['release', 'unshare', 'withdraw']],
    ['held', { missing: paid }, ['unshare', 'withdraw']],
    ['shared', {}, ['hold', 'unshare', 'withdraw']],
    ['shared', { missing: paid }, ['unshare', 'withdraw']],
    ['shared', { isOpened: true }, ['withdraw']],
    ['replaced', {}, []],
    ['withdrawn', {}, ['restore']],
  ])('may do with a paper that is %s', (state, more, moves) => {
    expect(paperMoves(paper({ state, ...more }))).toEqual(moves);
  });

  it('hold nothing that waits for no money, and hide nothing that was opened', () => {
    expect(decidePaper(paper({ state: 'shared', kind: 'inspection' }), 'held', '')).toEqual({ fault: 'state' });
    expect(decidePaper(paper({ state: 'shared', isOpened: true }), 'held', '')).toEqual({ fault: 'state' });
    expect(decidePaper(paper({ state: 'shared', isOpened: true }), 'draft', '')).toEqual({ fault: 'state' });
  });

  it('withdraw with a reason, and take that back as a draft', () => {
    expect(decidePaper(paper(), 'withdrawn', '')).toEqual({ fault: 'reason' });
    expect(decidePaper(paper({ state: 'shared' }), 'withdrawn', 'another car')).toMatchObject({ state: 'withdrawn' });
    expect(decidePaper(paper({ state: 'withdrawn' }), 'shared', '')).toEqual({ fault: 'state' });
    expect(decidePaper(paper({ state: 'withdrawn' }), 'draft', '')).toMatchObject({ state: 'draft' });
  });
});

describe('R99 a shared paper that gets another car', () => {
  it('waits for the money of that car, unless its client has opened it', () => {
    expect(stateWithCars(paper({ state: 'shared' }), true)).toBe('held');
    expect(stateWithCars(paper({ state: 'shared' }), false)).toBe('shared');
    expect(stateWithCars(paper({ state: 'shared', isOpened: true }), true)).toBe('shared');
    expect(stateWithCars(paper({ state: 'shared', missing: paid }), true)).toBe('shared');
  });
});

describe('R99 where the company gives no paper before it is paid', () => {
  it('staff release none, whatever their reason, and are told so where they could', () => {
    for (const state of ['draft', 'held'] as const) {
      expect(decidePaper(strict({ state }), 'shared', 'a guarantee')).toEqual({ fault: 'unpaid' });
      expect(paperMoves(strict({ state }))).not.toContain('release');
      expect(isReleaseOff(strict({ state }))).toBe(true);
    }
    expect(decidePaper(strict({ state: 'held', missing: noFreight }), 'shared', 'a guarantee')).toEqual({
      fault: 'unpaid',
    });
  });

  it('a paper is given once all is paid, and what waits for no money at once', () => {
    expect(standingState(strict({ state: 'held', missing: paid }))).toBe('shared');
    expect(decidePaper(strict({ missing: paid }), 'shared', '')).toMatchObject({ state: 'shared' });
    expect(decidePaper(strict(), 'shared', '')).toMatchObject({ state: 'held' });
    expect(decidePaper(strict({ kind: 'inspection' }), 'shared', 'at once')).toMatchObject({ state: 'shared' });
  });

  it('nothing is said of papers that could not be released anyway', () => {
    for (const more of [
      { missing: paid },
      { state: 'shared' },
      { state: 'withdrawn' },
      { kind: 'inspection' },
    ] as const)
      expect(isReleaseOff(strict(more))).toBe(false);
    expect(decidePaper(strict({ state: 'withdrawn' }), 'shared', 'a guarantee')).toEqual({ fault: 'state' });
  });
});
