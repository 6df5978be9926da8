import { expect, it } from 'vitest';
import { proposedStatus } from './proposed-status.ts';

const nothing = { hasSailed: false, hasBillOfLading: false, hasBooking: false };

it.each([
  [2, { hasBooking: true }, 3],
  [0, { hasBooking: true }, 3],
  [3, { hasBooking: true }, null],
  [3, { hasSailed: true }, 4],
  [2, { hasBillOfLading: true, hasBooking: true }, 4],
  [4, { hasSailed: true }, null],
  [4, { hasBooking: true }, null],
  [5, { hasSailed: true }, null],
  [6, { hasBooking: true }, null],
  [7, { hasSailed: true }, null],
  [2, {}, null],
] as const)('a car at %i of which a list says %o goes to %s', (status, told, to) => {
  expect(proposedStatus(status, { ...nothing, ...told })).toBe(to);
});
