import { expect, test } from 'vitest';
import { SettingsError } from '../platform/config/settings.ts';
import { MigrationError } from '../platform/database/migrate.ts';
import { endOfStart } from './end-of-start.ts';

const broken = (code: string, facts: object = {}) =>
  Object.assign(new Error('as the database says'), { code, ...facts });

test.each([
  ['a bad setting', new SettingsError('PORT is not usable: set it.'), 'PORT is not usable: set it.'],
  ['a bad migration', new MigrationError('0002 failed.'), '0002 failed.'],
  ['a taken port', broken('EADDRINUSE', { port: 3000 }), 'Port 3000 is taken: '],
  ['a foreign address', broken('EADDRNOTAVAIL', { address: '1.2.3.4' }), '1.2.3.4 is no address of this machine: '],
  ['a wrong password', broken('28P01'), 'The database refuses this user: '],
  ['an unknown user', broken('28000'), 'The database refuses this user: '],
  ['a missing database', broken('3D000'), 'There is no such database: '],
  ['an unknown host', broken('ENOTFOUND', { hostname: 'db' }), 'No host is named db: '],
  [
    'an unmigrated database',
    broken('42P01'),
    'The database is not of this release (as the database says): run migrate.ts',
  ],
  ['a database of an older release', broken('42703'), 'The database is not of this release'],
])('%s must be fixed first: code 78 and one sentence', (_case, error, sentence) => {
  const end = endOfStart(error);
  expect(end.code).toBe(78);
  expect(end.words).toContain(sentence);
  expect(end.words).not.toContain('\n');
});

test.each([
  ['refuses connections', broken('ECONNREFUSED')],
  ['refuses connections on every address', Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })],
  ['breaks connections', broken('ECONNRESET')],
  ['cannot be reached', broken('EHOSTUNREACH')],
  ['lies in a network that cannot be reached', broken('ENETUNREACH')],
  ['does not answer', broken('ETIMEDOUT')],
  ['does not answer the pool', new Error('Connection terminated due to connection timeout')],
  ['does not answer a connection of its own', new Error('timeout expired')],
  ['hangs up', new Error('Connection terminated unexpectedly')],
  ['has a name that cannot be asked for now', broken('EAI_AGAIN')],
  ['is starting', broken('57P03')],
  ['is stopping', broken('57P01')],
  ['is full', broken('53300')],
])('a database that %s is worth another start: code 1 and one sentence', (_case, error) => {
  const end = endOfStart(error);
  expect(end.code).toBe(1);
  expect(end.words).toMatch(
    /^The database does not answer \([^\n]+\): start it, or set DATABASE_URL to where it is\.$/,
  );
});

test('a bug of this program shows its stack', () => {
  expect(endOfStart(new TypeError('x is no function'))).toEqual({
    code: 1,
    words: expect.stringMatching(/^TypeError: x is no function\n {4}at /),
  });
  expect(endOfStart('thrown bare')).toEqual({ code: 1, words: 'thrown bare' });
  expect(endOfStart(undefined)).toEqual({ code: 1, words: 'undefined' });
  expect(endOfStart(broken('toString')).words).toContain('\n    at ');
});
