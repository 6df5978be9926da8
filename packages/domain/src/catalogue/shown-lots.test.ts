import { expect, it } from 'vitest';
import { lotStatusCodes } from '../lots/lot-status.ts';
import { groupOf } from './lot-group.ts';
import { isShow } from './shown-lots.ts';

it.each([
  ['upcoming', 'open', 'closed'],
  ['ongoing', 'open', 'closed'],
  ['unknown', 'open', 'closed'],
  ['sold', 'ended', 'ended'],
  ['unsold', 'ended', 'ended'],
  ['cancelled', 'ended', 'ended'],
] as const)('R6 a lot that is %s is %s before the deadline and %s after it', (status, before, after) => {
  expect([groupOf(lotStatusCodes[status], false), groupOf(lotStatusCodes[status], true)]).toEqual([before, after]);
});

it('R6 a listing shows one group or all', () => {
  expect(['open', 'closed', 'ended', 'all', '', undefined].map(isShow)).toEqual([true, true, true, true, false, false]);
});
