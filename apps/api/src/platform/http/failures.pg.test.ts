import { openTestDatabase } from '@seri/api/testkit/database';
import { silentLog } from '@seri/api/testkit/silent-log';
import { fastify } from 'fastify';
import pg from 'pg';
import { expect, it } from 'vitest';
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

it.each(['40001', '40P01'])(
  'a request whose transaction conflicts on every attempt is answered with 503 and retry-after (%s)',
  async (code) => {
    const app = fastify();
    answerFailures(app, silentLog);
    app.get('/', () => Promise.reject(Object.assign(new Error('conflict'), { code })));
    const { statusCode, headers } = await app.inject('/');
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    await app.close();
  },
);
