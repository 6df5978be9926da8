import { expect, test } from 'vitest';
import { addRound, linesOf, parseKills } from './kill-report.ts';

const none = parseKills([]);

test('a report without rounds counts nothing', () => {
  expect(Object.values(none).every((count) => count === 0)).toBe(true);
});

test('a run that goes on reads what the run before has written', () => {
  const killed = { server: 20, worker: 19, database: 11 };
  const counts = { ...addRound(none, { killed, acknowledged: 300, findings: [] }), mails: 46 };
  expect(parseKills(linesOf(counts))).toEqual(counts);
  expect(linesOf(counts)[0]).toContain('50 kills lost nothing: with 95 % confidence, fewer than 6.00 %');
});

test('a loss is counted apart from other findings, and nothing is promised any more', () => {
  const findings = ['lost: 1-client-7', 'never told: event 9 of account:1001, number 9'];
  const counts = addRound(none, { killed: { server: 1, worker: 0, database: 0 }, acknowledged: 4, findings });
  expect(counts).toMatchObject({ lost: 1, other: 1 });
  expect(linesOf(counts)[0]).toBe('1 kills.');
});
