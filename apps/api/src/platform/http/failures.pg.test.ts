import { openTestDatabase } from '@seri/api/testkit/database';
import { silentLog } from '@seri/api/testkit/silent-log';
import { fastify } from 'fastify';
import pg from 'pg';
import { expect, it } from 'vitest';
import { OutcomeUnknown } from '../database/outages.ts';
import { answerFailures } from './failures.ts';

it('a request that gets no database connection is answered with 503 and retry-after', async () => {
  const database = await openTestDatabase({ empty: true });
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  const app = fastify();
  answerFailures(app, silentLog);
  app.get('/', () => pool.query('select 1'));
  const taken = await pool.connect();
  pool.options.connectionTimeoutMillis = 50;
  const { statusCode, headers } = await app.inject('/');
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  taken.release();
  expect((await app.inject('/')).statusCode).toBe(200);
  await pool.end();
  await app.close();
  await database.drop();
});

const outages = [
  ['conflicts on every attempt', '40001'],
  ['conflicts on every attempt', '40P01'],
  ['loses its connection', '57P01'],
  ['finds the database starting', '57P03'],
  ['finds too many connections', '53300'],
  ['finds the disk full', '53100'],
  ['finds a broken disk', '58030'],
  ['finds the database read-only', '25006'],
  ['takes too long', '57014'],
  ['finds no server', 'ECONNREFUSED'],
];

it.each(outages)('a request whose transaction %s is answered with 503 and retry-after (%s)', async (_, code) => {
  const app = fastify();
  answerFailures(app, silentLog);
  app.get('/', () => Promise.reject(Object.assign(new Error('conflict'), { code })));
  const { statusCode, headers } = await app.inject('/');
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  await app.close();
});

it('a request whose commit broke is answered with 503, and says that the outcome is not known', async () => {
  const app = fastify();
  answerFailures(app, silentLog);
  app.get('/', () => Promise.reject(new OutcomeUnknown(new Error('broken'))));
  const { statusCode, headers, body } = await app.inject('/');
  expect([statusCode, headers['retry-after']]).toEqual([503, '1']);
  expect(JSON.parse(body)).toMatchObject({ code: 'OUTCOME_UNKNOWN' });
  await app.close();
});
