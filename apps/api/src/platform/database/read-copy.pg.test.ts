import { openTestDatabase } from '@seri/api/testkit/database';
import { afterAll, expect, test } from 'vitest';
import { withOwnConnection } from './own-connection.ts';
import { readCopy } from './read-copy.ts';

const database = await openTestDatabase({ empty: true });
afterAll(() => database.drop());

test('rows are complete, however the bytes are split into chunks', async () => {
  const query = `select n, n * 1e10::float8, repeat('競り', n % 300), case when n % 2 = 0 then n end, ''
    from generate_series(1, 3000) as n order by n`;
  const rows = await withOwnConnection(database.pool, 'test', async ({ client }) => {
    const gathered = [];
    for await (const some of readCopy(client, query, ['integer', 'number', 'text', 'integer', 'text'])) {
      gathered.push(...some);
    }
    return gathered;
  });
  const numbers = Array.from({ length: 3_000 }, (_, at) => at + 1);
  expect(rows).toEqual(numbers.map((n) => [n, n * 1e10, '競り'.repeat(n % 300), n % 2 === 0 ? n : null, '']));
});

test('a query without rows yields none', async () => {
  await withOwnConnection(database.pool, 'test', async ({ client }) => {
    for await (const rows of readCopy(client, 'select 1 where false', ['integer'])) expect(rows).toEqual([]);
  });
});

test('a failing query rejects with its error', async () => {
  const reading = withOwnConnection(database.pool, 'test', async ({ client }) => {
    for await (const rows of readCopy(client, 'select 1 / n from generate_series(1, 0, -1) as n', ['integer']))
      rows.at(0);
  });
  await expect(reading).rejects.toThrow('division by zero');
});
