import { flags } from '@seri/domain/people/permissions';
import { expect, it } from 'vitest';
import { flagGroups } from './flag-groups.data.ts';
import { changedBy, choiceOf } from './flags-draft.ts';

it('every flag is in exactly one group', () => {
  expect(Object.values(flagGroups).flat().toSorted()).toEqual(flags.toSorted());
});

it('a change takes precedence over an override, and an override over the role', () => {
  expect(choiceOf('bikeView', {}, {})).toBe('role');
  expect(choiceOf('bikeView', { bikeView: false }, {})).toBe('off');
  expect(choiceOf('bikeView', { bikeView: false }, { bikeView: null })).toBe('role');
  expect(choiceOf('bikeView', {}, { bikeView: true })).toBe('on');
});

it('choosing the saved value removes the change', () => {
  const overrides = { bikeView: false } as const;
  const changed = changedBy('bikeView', 'on', overrides, {});
  expect(changed).toEqual({ bikeView: true });
  expect(changedBy('bikeView', 'off', overrides, changed)).toEqual({});
  expect(changedBy('shareCar', 'role', overrides, changed)).toEqual({ bikeView: true });
});

it('choosing the role is a change only if there is an override', () => {
  expect(changedBy('bikeView', 'role', { bikeView: true }, {})).toEqual({ bikeView: null });
});
