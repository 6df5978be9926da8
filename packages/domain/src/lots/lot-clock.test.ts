import { describe, expect, it } from 'vitest';
import { deadlinesOf, expectedAt, hoursOf } from './lot-clock.ts';

const at = (time: string) => new Date(`2026-11-18T${time}+09:00`);

describe('R42 deadlines', () => {
  it('are counted back from the session’s start, and move with it', () => {
    const lengths = { biddingClosesMinutes: 60, cancellingClosesMinutes: 90 };
    expect(deadlinesOf({ startsAt: at('10:00:00'), ...lengths })).toEqual({
      bidding: at('09:00:00'),
      cancelling: at('08:30:00'),
    });
    expect(deadlinesOf({ startsAt: at('10:30:00'), ...lengths }).bidding).toEqual(at('09:30:00'));
  });

  it('are converted to hours, with fractions', () => {
    expect([hoursOf(120), hoursOf(90), hoursOf(2)]).toEqual([2, 1.5, 2 / 60]);
  });
});

describe('R42 a lot is expected', () => {
  it('at its passing time plus the delay of the last lot of its lane', () => {
    expect(expectedAt(at('10:20:00'), at('10:00:00'), false, undefined)).toEqual(at('10:20:00'));
    const last = { runsAt: at('10:10:00'), endedAt: at('10:13:30') };
    expect(expectedAt(at('10:20:00'), at('10:00:00'), false, last)).toEqual(at('10:23:30'));
  });

  it('never before its passing time, even if the lane is early', () => {
    const last = { runsAt: at('10:10:00'), endedAt: at('10:08:00') };
    expect(expectedAt(at('10:20:00'), at('10:00:00'), false, last)).toEqual(at('10:20:00'));
  });

  it('at an unknown time if the house gives every lot the session’s start, except for the first lot', () => {
    expect(expectedAt(at('10:00:00'), at('10:00:00'), false, undefined)).toBeNull();
    expect(expectedAt(at('10:00:00'), at('10:00:00'), true, undefined)).toEqual(at('10:00:00'));
  });
});
