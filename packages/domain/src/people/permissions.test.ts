import { describe, expect, it } from 'vitest';
import { hasAll, hasAny, noPermissions, permissionsFrom } from './permissions.ts';

const some = permissionsFrom(['bikeView', 'shareCar']);

describe('R5 checks of flags', () => {
  it('pass only if all flags are true; an empty list passes', () => {
    expect(hasAll(some, ['bikeView', 'shareCar'])).toBe(true);
    expect(hasAll(some, ['bikeView', 'machineryView'])).toBe(false);
    expect(hasAll(noPermissions, [])).toBe(true);
  });

  it('pass in the alternative mode if one flag is true', () => {
    expect(hasAny(some, ['machineryView', 'bikeView'])).toBe(true);
    expect(hasAny(some, ['machineryView'])).toBe(false);
    expect(hasAny(some, [])).toBe(false);
  });
});
