import { expect, it } from 'vitest';
import { offsetFrom } from './clock.ts';

it('the offset assumes that the answer is half a round trip old', () => {
  const device = Date.parse('2026-11-21T10:00:00.000Z');
  expect(offsetFrom('2026-11-21T09:00:00.500Z', device, device + 1000)).toBe(-3_600_000);
});
