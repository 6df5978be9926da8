import { expect, test } from 'vitest';
import { signs } from './reading.testkit.ts';
import { readCounter, readGrade, readSerial } from './sheet-fields.ts';

test.each([
  ['38,200', 38_200],
  ['38.200', 38_200],
  ['8211', 8211],
  ['123,456km', 123_456],
  ['5O,OOO', 50_000],
  ['38,20', null],
  ['3,8200', null],
  ['', null],
])('the counter %s is %s', (written, value) => {
  expect(readCounter(signs(written))).toBe(value);
});

test('a comma that was misread is taken from the likely other signs', () => {
  expect(readCounter(signs('38-/,200'))).toBe(38_200);
});

test.each([
  ['AXUH80-0041268', 'AXUH80-0041268'],
  ['axuh80 - 0041268', 'AXUH80-0041268'],
  ['312345', '312345'],
  ['LA160S-O84849I', 'LA160S-0848491'],
  ['EL11L-T738529', 'EL11L-7738529'],
  ['YVIMD42O4T2339835', 'YV1MD4204T2339835'],
  ['U-30-5-43201', 'U-30-5-43201'],
  ['PC200-8-N1-300123', 'PC200-8-N1-300123'],
  ['AXUH80–', null],
])('the serial number %s is %s', (written, value) => {
  expect(readSerial(signs(written))).toBe(value);
});

test('a code that is known tells signs apart that look alike, and leaves another code alone', () => {
  expect(readSerial(signs('ZRK80-5477033'), 'ZRR80')).toBe('ZRR80-5477033');
  expect(readSerial(signs('AXUH80-0041268'), 'ZRR80')).toBe('AXUH80-0041268');
});

const grades = new Set(['S', '5', '4.5', '4', '3.5', 'RA', '***']);

test.each([
  ['4.5', '4.5'],
  ['45', '4.5'],
  ['4,5', '4.5'],
  ['4.', '4'],
  ['RA', 'RA'],
  ['7', null],
])('the grade %s is %s', (written, value) => {
  expect(readGrade(signs(written), grades)).toBe(value);
});
