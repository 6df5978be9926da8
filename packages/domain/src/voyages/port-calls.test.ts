import { describe, expect, it } from 'vitest';
import { decideCalls, type PortCall, type SeenVoyage } from './port-calls.ts';

const today = '2026-11-18';
const none = { id: null, yardCutOffAt: null, papersCutOffAt: null, actualOn: null } as const;
const load: PortCall = { ...none, place: 'JPYOK', kind: 'load', plannedOn: '2026-11-20' };
const discharge: PortCall = { ...none, place: 'KEMBA', kind: 'discharge', plannedOn: '2026-12-20' };
const seen: SeenVoyage = {
  state: 'planned',
  calls: [
    { ...load, id: 1, cars: 2 },
    { ...discharge, id: 2, cars: 2 },
  ],
};

function faultsOf(calls: readonly PortCall[], was?: SeenVoyage): Record<string, string> {
  const decision = decideCalls(was, calls, today);
  if (!('faults' in decision)) return {};
  return Object.fromEntries(Object.entries(decision.faults).map(([name, fault]) => [name, fault?.problem ?? '']));
}

describe('R98 the calls of a voyage', () => {
  it('load somewhere and unload somewhere, each port once', () => {
    expect(faultsOf([load, discharge])).toEqual({});
    expect(faultsOf([load])).toEqual({ calls: 'required' });
    expect(faultsOf([discharge])).toEqual({ calls: 'required' });
    expect(faultsOf([load, load, discharge])).toEqual({ 'calls.1.place': 'choice' });
    expect(faultsOf([{ ...load, place: '' }, discharge])).toEqual({ 'calls.0.place': 'required' });
  });

  it('have their days in order, those that are known', () => {
    expect(faultsOf([load, { ...discharge, plannedOn: '2026-11-19' }])).toEqual({ 'calls.1.plannedOn': 'invalid' });
    expect(faultsOf([load, { ...discharge, plannedOn: '2026-11-20' }])).toEqual({});
    expect(faultsOf([load, { ...discharge, plannedOn: null }])).toEqual({});
    expect(faultsOf([{ ...load, plannedOn: null }, discharge])).toEqual({});
  });

  it.each([
    ['2026-11-19T14:59:00Z', {}],
    ['2026-11-19T15:00:00Z', { 'calls.0.yardCutOffAt': 'invalid' }],
    ['2026-11-21T03:00:00Z', { 'calls.0.yardCutOffAt': 'invalid' }],
  ])('have cut-offs before the day of loading in Japan (%s)', (yardCutOffAt, faults) => {
    expect(faultsOf([{ ...load, yardCutOffAt }, discharge])).toEqual(faults);
  });

  it('have a cut-off at loading only', () => {
    const papersCutOffAt = '2026-11-19T03:00:00Z';
    expect(faultsOf([load, { ...discharge, papersCutOffAt }])).toEqual({ 'calls.1.papersCutOffAt': 'invalid' });
  });

  it.each([
    ['2026-11-17', {}],
    ['2026-11-19', {}],
    ['2026-11-20', { 'calls.0.actualOn': 'invalid' }],
  ] as const)('have left by tomorrow in Japan at most (%s)', (actualOn, faults) => {
    expect(faultsOf([{ ...load, actualOn }, discharge])).toEqual(faults);
  });

  it('are reached after every port of loading was left, and not before', () => {
    const left = { ...load, actualOn: '2026-11-17' } as const;
    const reached = { ...discharge, actualOn: '2026-11-18' } as const;
    expect(faultsOf([load, reached])).toMatchObject({ 'calls.1.actualOn': 'invalid' });
    expect(faultsOf([left, { ...reached, actualOn: '2026-11-16' }])).toEqual({ 'calls.1.actualOn': 'invalid' });
    expect(decideCalls(undefined, [left, reached], today)).toEqual({ state: 'arrived' });
    expect(decideCalls(undefined, [left, discharge], today)).toEqual({ state: 'sailed' });
  });

  it('that cars name keep their port, and stay', () => {
    const [first, second] = seen.calls as [SeenVoyage['calls'][0], SeenVoyage['calls'][0]];
    expect(faultsOf([first, second], seen)).toEqual({});
    expect(faultsOf([{ ...first, place: 'JPNGO' }, second], seen)).toEqual({ 'calls.0.place': 'choice' });
    expect(faultsOf([{ ...load, place: 'JPNGO' }, second], seen)).toEqual({ calls: 'choice' });
    const empty = { ...seen, calls: seen.calls.map((call) => ({ ...call, cars: 0 })) };
    expect(faultsOf([{ ...first, place: 'JPNGO' }, second], empty)).toEqual({});
    expect(faultsOf([{ ...load, id: 9 }, discharge], empty)).toEqual({ 'calls.0.place': 'choice' });
  });

  it('that have come are corrected, never taken back', () => {
    const [first, second] = seen.calls as [SeenVoyage['calls'][0], SeenVoyage['calls'][0]];
    const sailed: SeenVoyage = { state: 'sailed', calls: [{ ...first, actualOn: '2026-11-17' }, second] };
    expect(faultsOf([first, second], sailed)).toEqual({ 'calls.0.actualOn': 'required', calls: 'choice' });
    expect(faultsOf([{ ...first, actualOn: '2026-11-16' }, second], sailed)).toEqual({});
  });
});
