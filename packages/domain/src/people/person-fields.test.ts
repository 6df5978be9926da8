import { describe, expect, it, test } from 'vitest';
import {
  emailFault,
  fullNameFault,
  mobileFault,
  newPasswordFault,
  passwordLengths,
  repeatFault,
  requiredFault,
} from './person-fields.ts';

const problem = (fault: { problem: string } | undefined) => fault?.problem ?? 'none';

describe('R15 a full name', () => {
  it.each([
    ['Ivan', 'en', 'none'],
    [' ', 'en', 'required'],
    ['Иванов Иван Иванович', 'ru', 'none'],
    ['  Иванов  Иван Иванович ', 'ru', 'none'],
    ['Иван Петров', 'ru', 'incompleteName'],
    ['Петров Иван Ильич младший', 'ru', 'incompleteName'],
    ['', 'ru', 'required'],
  ] as const)('%j in %s: %s', (name, language, expected) => {
    expect(problem(fullNameFault(name, language))).toBe(expected);
  });
});

describe('R15 a mobile number', () => {
  it.each([
    ['+7 (914) 555-01-23', 'ru', 'none'],
    ['+375 (29) 555-01-23', 'ru', 'incompletePhone'],
    ['+7 (914) 555-01', 'ru', 'incompletePhone'],
    ['+49 170 1234567', 'ru', 'incompletePhone'],
    ['+49 170 1234567', 'en', 'none'],
    ['0170/1234567', 'en', 'phone'],
    ['123456', 'en', 'phone'],
    ['call me', 'en', 'phone'],
    [' ', 'en', 'required'],
  ] as const)('%j in %s: %s', (mobile, language, expected) => {
    expect(problem(mobileFault(mobile, language))).toBe(expected);
  });
});

test.each([
  ['anna@test.seri', 'none'],
  [' anna.berta+cars@mail.test.seri ', 'none'],
  ["o'neill@test.seri", 'none'],
  ['', 'required'],
  ['a@b', 'email'],
  ['@test.seri', 'email'],
  ['.anna@test.seri', 'email'],
  ['an..na@test.seri', 'email'],
  ['anna.@test.seri', 'email'],
  ['anna@test.seri, berta@test.seri', 'email'],
  ['anna<b@test.seri', 'email'],
  ['anna@test.seri\nbcc: berta@test.seri', 'email'],
  ['анна@test.seri', 'email'],
  [`${'a'.repeat(64)}@test.seri`, 'none'],
  [`${'a'.repeat(65)}@test.seri`, 'email'],
])('R15 the e-mail %j: %s', (email, expected) => {
  expect(problem(emailFault(email))).toBe(expected);
});

test('R15 a new password has at least eight characters; the fault says “more than 7”', () => {
  expect(newPasswordFault('1234567')).toEqual({ problem: 'tooShort', length: 7 });
  expect(newPasswordFault('12345678')).toBeUndefined();
  expect(newPasswordFault('')).toEqual({ problem: 'required' });
});

test('R15 a new password of staff has at least fifteen', () => {
  expect(newPasswordFault('12345678901234', passwordLengths.staff)).toEqual({ problem: 'tooShort', length: 14 });
  expect(newPasswordFault('123456789012345', passwordLengths.staff)).toBeUndefined();
});

test('R15 a repeated password must be identical, including spaces and case', () => {
  expect(repeatFault('Blue harbour', 'Blue harbour')).toBeUndefined();
  expect(problem(repeatFault('Blue harbour', 'blue harbour'))).toBe('mismatch');
  expect(problem(repeatFault('Blue harbour', 'Blue harbour '))).toBe('mismatch');
  expect(problem(repeatFault('Blue harbour', ''))).toBe('required');
});

test('a required field needs more than spaces', () => {
  expect(problem(requiredFault(' \t'))).toBe('required');
  expect(requiredFault(' x ')).toBeUndefined();
});
