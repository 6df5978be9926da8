import { lotStatusCodes as codes } from '@seri/domain/lots/lot-status';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../lots/choose-outcome.ts';
import { lotRows } from '../lots/lot-rows.ts';
import { roundTheClockHouse, weeklyHouses } from '../lots/houses.data.ts';
import { roundTheClockSessions, sessionsOf } from '../lots/plan-sessions.ts';
import { dueRows, type OpenLot } from './due-rows.ts';

const seed = 7;
const week = weeklyHouses.flatMap((house) => sessionsOf(house, '2026-11-23', '2026-11-30'));
const hour = roundTheClockSessions(
  roundTheClockHouse,
  new Date('2026-11-23T00:00:00Z'),
  new Date('2026-11-23T01:00:00Z'),
);
const lots: readonly OpenLot[] = [...week, ...hour]
  .flatMap((session) => lotRows(seed, session))
  .map((lot) => ({ ...lot, status: codes.upcoming }));
const isGone = (lot: OpenLot) => [codes.cancelled, codes.removed].includes(outcomeOf(seed, lot).status as 4536);
const gone = lots.filter(isGone);
const run = lots.filter((lot) => !isGone(lot));

const rowAt = (lot: OpenLot, moment: number) => dueRows(seed, [lot], new Date(moment))[0];

describe('R34 the due rows of a lot', () => {
  it('are none before its time', () => {
    for (const lot of run) expect(rowAt(lot, Date.parse(lot.runsAt) - 1)).toBeUndefined();
  });

  it('say once, between its time and its end, that it runs', () => {
    for (const lot of run) {
      const runs = { type: 'result', lot: lot.id, status: codes.ongoing };
      const end = Date.parse(outcomeOf(seed, lot).endedAt);
      expect(rowAt(lot, Date.parse(lot.runsAt))).toEqual(runs);
      expect(rowAt(lot, end - 1)).toEqual(runs);
      expect(rowAt({ ...lot, status: codes.ongoing }, end - 1)).toBeUndefined();
    }
  });

  it('are its result from its end on, whether it was seen running or not', () => {
    for (const lot of run) {
      const outcome = outcomeOf(seed, lot);
      for (const status of [codes.upcoming, codes.ongoing]) {
        expect(rowAt({ ...lot, status }, Date.parse(outcome.endedAt))).toMatchObject(outcome);
        expect(rowAt({ ...lot, status }, Date.parse('2027-11-30'))).toMatchObject(outcome);
      }
    }
  });

  it('are its cancellation with the reason, before it would run', () => {
    expect(gone.length).toBeGreaterThan(10);
    for (const lot of gone) {
      const { endedAt, reason } = outcomeOf(seed, lot);
      expect(Date.parse(endedAt)).toBeLessThan(Date.parse(lot.runsAt));
      expect(rowAt(lot, Date.parse(endedAt) - 1)).toBeUndefined();
      expect(rowAt(lot, Date.parse(endedAt))).toMatchObject({ lot: lot.id, reason });
    }
  });

  it('are none once it has ended', () => {
    for (const lot of lots) {
      const ended = { ...lot, status: outcomeOf(seed, lot).status };
      expect(rowAt(ended, Date.parse('2027-11-30'))).toBeUndefined();
    }
  });
});
