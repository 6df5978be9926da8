import { expect, test } from 'vitest';
import { givenName, partOfDay } from './greeting.ts';

test.each([
  [0, 'night'],
  [4, 'night'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'day'],
  [17, 'day'],
  [18, 'evening'],
  [23, 'evening'],
])('%i o’clock is %s', (hour, part) => {
  expect(partOfDay(hour)).toBe(part);
});

test.each([
  ['Joan Journey', 'Joan'],
  ['Иванов Алексей Петрович', 'Алексей'],
  ['Алексей Иванов', 'Алексей'],
  ['Maria da Silva', 'Maria'],
  ['  Hana  ', 'Hana'],
  ['', ''],
])('%j is greeted as %j', (fullName, name) => {
  expect(givenName(fullName)).toBe(name);
});
