import { describe, expect, it } from 'vitest';
import { hasAll, hasAny, noPermissions, permissionsFrom } from './permissions.ts';

const permissions = permissionsFrom(['bikeView', 'shareCar']);

describe('R5 checks of flags', () => {
  it('pass only if all flags are true; an empty list passes', () => {
    expect(hasAll(permissions, ['bikeView', 'shareCar'])).toBe(true);
    expect(hasAll(permissions, ['bikeView', 'machineryView'])).toBe(false);
    expect(hasAll(noPermissions, [])).toBe(true);
  });

  it('pass in the alternative mode if one flag is true', () => {
    expect(hasAny(permissions, ['machineryView', 'bikeView'])).toBe(true);
    expect(hasAny(permissions, ['machineryView'])).toBe(false);
    expect(hasAny(permissions, [])).toBe(false);
  });
});
