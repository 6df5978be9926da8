import { describe, expect, it } from 'vitest';
import { isRegistrationNumber, plainRegistrationNumber } from './registration-number.ts';

describe('R64 the number of an issuer of qualified invoices', () => {
  it.each([
    ['a maker of cars', 'T1180301018771'],
    ['the tax agency', 'T7000012050002'],
    ['the largest check digit', 'T9000000000000'],
  ])('of %s is one: %s', (_, number) => {
    expect(isRegistrationNumber(number)).toBe(true);
  });

  it.each([
    ['another check digit', 'T2180301018771'],
    ['two digits exchanged', 'T1180301018717'],
    ['no T', '1180301018771'],
    ['a small t', 't1180301018771'],
    ['a digit too few', 'T118030101877'],
    ['a digit too many', 'T11803010187710'],
    ['digits of another script', 'T１１８０３０１０１８７７１'],
    ['nothing', ''],
  ])('is none with %s: %s', (_, number) => {
    expect(isRegistrationNumber(number)).toBe(false);
  });

  it('is kept without the spaces and dashes that people type', () => {
    expect(plainRegistrationNumber(' t1-1803 0101-8771 ')).toBe('T1180301018771');
  });
});
