import { expect, test } from 'vitest';
import { formatPhone, isCompletePhone, shownPhone, withRussianCode } from './phone.ts';

test.each([
  ['79145550123', '+7 (914) 555-01-23'],
  ['+7 (914) 555-01-23', '+7 (914) 555-01-23'],
  ['+81 45 000 0000 1', '+81 (450) 000-00-01'],
  ['380445550123', '+38 (044) 555-01-23'],
])('%s is formatted as %s', (text, formatted) => {
  expect(formatPhone(text)).toBe(formatted);
});

test.each([
  ['', ''],
  ['+', ''],
  ['7', '+7'],
  ['79', '+7 (9'],
  ['7914', '+7 (914'],
  ['79145', '+7 (914) 5'],
  ['791455501', '+7 (914) 555-01'],
])('the partial number %s is formatted as %s', (text, formatted) => {
  expect(formatPhone(text)).toBe(formatted);
});

test('formatting twice changes nothing', () => {
  for (let length = 0; length <= 15; length += 1) {
    const once = formatPhone('791455501234567'.slice(0, length));
    expect(formatPhone(once)).toBe(once);
  }
});

test.each([
  ['9145550123', '+7 (914) 555-01-23'],
  ['89145550123', '+7 (914) 555-01-23'],
  ['8', '+7'],
  ['9', '+7 (9'],
  ['+9145550123', '+9145550123'],
  ['+819012345678', '+81 (901) 234-56-78'],
  ['919876543210', '+91 (987) 654-32-10'],
])('as people in Russia write it, %s becomes %s', (text, formatted) => {
  expect(formatPhone(withRussianCode(text))).toBe(formatPhone(formatted));
});

test('a number is complete with eleven digits', () => {
  expect(isCompletePhone('+7 (914) 555-01-2')).toBe(false);
  expect(isCompletePhone('+7 (914) 555-01-23')).toBe(true);
});

test.each([
  ['+7 914 555 01 23', '+7 (914) 555-01-23'],
  ['8 (914) 555-01-23', '+7 (914) 555-01-23'],
  ['79145550123', '+7 (914) 555-01-23'],
  ['+64 21 555 0100', '+6 (421) 555-01-00'],
  ['+81-90-1234-5678', '+81 (901) 234-56-78'],
  [' 555-01-23 ', '555-01-23'],
  ['+7 914 555 01 23 ext. 4', '+7 914 555 01 23 ext. 4'],
  ['+7 914 555 01 23, +7 914 555 01 24', '+7 914 555 01 23, +7 914 555 01 24'],
  ['', ''],
])('the stored number %s is shown as %s', (stored, shown) => {
  expect(shownPhone(stored)).toBe(shown);
  expect(shownPhone(shown)).toBe(shown);
});
