import type { Pool } from 'pg';
import { expect, test, vi } from 'vitest';
import { untilServing } from './until-serving.ts';

const failing = (code: string) => Object.assign(new Error('no'), { code });
const poolOf = (query: unknown) => ({ query }) as unknown as Pool;

test('a database that recovers is asked again until it serves', async () => {
  const query = vi.fn().mockRejectedValueOnce(failing('57P03')).mockRejectedValueOnce(failing('57P03'));
  await untilServing(poolOf(query.mockResolvedValue({})), 0);
  expect(query).toHaveBeenCalledTimes(3);
});

test('any other failure ends the start at once', async () => {
  const query = vi.fn().mockRejectedValue(failing('28P01'));
  await expect(untilServing(poolOf(query), 0)).rejects.toMatchObject({ code: '28P01' });
  expect(query).toHaveBeenCalledTimes(1);
});
