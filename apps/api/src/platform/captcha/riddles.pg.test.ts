import { openTestDatabase } from '@seri/api/testkit/database';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, expect, test } from 'vitest';
import type { Challenge as IssuedChallenge } from './captcha.ts';
import { openRiddles } from './riddles.ts';

const database = await openTestDatabase();
const { db } = database;
afterAll(() => database.drop());

let sinceStart = 0;
const clock = { now: () => new Date(Date.now() + sinceStart) };
const captcha = openRiddles({ db, clock }, 'a secret of at least 32 characters');

const tokenOf = (challenge: Challenge, solution: object) =>
  Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');

async function riddleOf(issued: Promise<IssuedChallenge>): Promise<Challenge> {
  const { kind, ...challenge } = await issued;
  expect(kind).toBe('riddle');
  return challenge as unknown as Challenge;
}

async function solved(issued: Promise<IssuedChallenge>) {
  const challenge = await riddleOf(issued);
  const solution = await solveChallenge({ challenge, deriveKey });
  return tokenOf(challenge, solution!);
}

test('a solution counts once, also when it is sent twice at the same time', async () => {
  const token = await solved(captcha.challenge('sign-in'));
  const answers = await Promise.all([captcha.verify(token, 'sign-in'), captcha.verify(token, 'sign-in')]);
  expect(answers.toSorted()).toEqual([false, true]);
  expect(await captcha.verify(token, 'sign-in')).toBe(false);
});

test('a solution encoded differently still counts as used', async () => {
  const challenge = await riddleOf(captcha.challenge('sign-in'));
  const solution = await solveChallenge({ challenge, deriveKey });
  expect(await captcha.verify(tokenOf(challenge, solution!), 'sign-in')).toBe(true);
  expect(await captcha.verify(tokenOf(challenge, { ...solution, counter: 1, time: 5 }), 'sign-in')).toBe(false);
});

test('a solution counts only for the action of its challenge', async () => {
  const token = await solved(captcha.challenge('sign-in'));
  expect(await captcha.verify(token, 'sign-up')).toBe(false);
  expect(await captcha.verify(token, 'sign-in')).toBe(true);
});

test('a solution expires after ten minutes', async () => {
  const token = await solved(captcha.challenge('sign-in'));
  sinceStart = 10 * 60_000;
  expect(await captcha.verify(token, 'sign-in')).toBe(false);
  sinceStart = 0;
  expect(await captcha.verify(token, 'sign-in')).toBe(true);
});

test('a challenge that another secret signed, or that was changed afterwards, is refused', async () => {
  const foreign = openRiddles({ db, clock }, 'another secret of 32 characters!');
  expect(await captcha.verify(await solved(foreign.challenge('sign-in')), 'sign-in')).toBe(false);
  const challenge = await riddleOf(captcha.challenge('sign-in'));
  const solution = await solveChallenge({ challenge, deriveKey });
  const later = { ...challenge, parameters: { ...challenge.parameters, expiresAt: 4_000_000_000 } };
  expect(await captcha.verify(tokenOf(later, solution!), 'sign-in')).toBe(false);
});

test('an unsolved challenge is refused', async () => {
  const challenge = await riddleOf(captcha.challenge('sign-in'));
  expect(await captcha.verify(tokenOf(challenge, { counter: 1, derivedKey: '00'.repeat(32) }), 'sign-in')).toBe(false);
});

test.each([undefined, '', 'null', '%%%', Buffer.from('{"challenge":{}}').toString('base64'), 'A'.repeat(5_000)])(
  '%j is no token',
  async (token) => {
    expect(await captcha.verify(token, 'sign-in')).toBe(false);
  },
);
