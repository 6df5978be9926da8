import { photoQuery } from '@seri/contract/stock/photos.schema';
import { day } from '@seri/domain/time/japan-time';
import { expect, it } from 'vitest';
import { holdsGrant, newGrant } from './photo-grant.ts';

const secret = 'a secret of tests that nobody else uses';
const now = new Date('2026-11-18T03:00:00Z');
const midnight = new Date('2026-11-18T00:00:00Z');
const later = (milliseconds: number, from = now) => new Date(from.getTime() + milliseconds);
const grant = newGrant(secret, 7, now);

it('R44 a grant is valid for its own lot only, and fits into a URL', () => {
  expect(holdsGrant(secret, 7, grant, now)).toBe(true);
  expect(holdsGrant(secret, 8, grant, now)).toBe(false);
  expect(holdsGrant('another secret', 7, grant, now)).toBe(false);
  expect(photoQuery.parse({ grant })).toEqual({ grant });
  expect(encodeURIComponent(grant)).toBe(grant);
});

it('R44 a grant stays the same for a day and is valid for one to two days', () => {
  const ofDay = newGrant(secret, 7, midnight);
  expect(newGrant(secret, 7, later(day - 1, midnight))).toBe(ofDay);
  expect(newGrant(secret, 7, later(day, midnight))).not.toBe(ofDay);
  expect(holdsGrant(secret, 7, ofDay, later(2 * day - 1, midnight))).toBe(true);
  expect(holdsGrant(secret, 7, ofDay, later(2 * day, midnight))).toBe(false);
});

it.each([
  '',
  '.',
  '99999',
  `${grant}=`,
  `${grant}x`,
  `0${grant}`,
  grant.slice(0, -1),
  grant.replace(/^\d+/, (ends) => String(Number(ends) + 1)),
  `${grant.slice(0, -1)}${grant.endsWith('A') ? 'B' : 'A'}`,
])('R44 a forged grant is invalid: %s', (forged) => {
  expect(holdsGrant(secret, 7, forged, now)).toBe(false);
});
