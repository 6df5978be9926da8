import { expect, it } from 'vitest';
import { createSendOnce } from './send-once.ts';
import { internal, offline, type Reply } from './refusal.ts';

const lost: Reply<string> = { ok: false, refusal: offline };
const broken: Reply<string> = { ok: false, refusal: internal };
const refused: Reply<string> = { ok: false, refusal: { code: 'STATE_CHANGED', data: {}, id: 'e-1' } };
const booked: Reply<string> = { ok: true, answer: 'booked' };

/** Sends the contents in turn and returns their idempotency keys. */
async function keysOf(tries: readonly [content: unknown, reply: Reply<string>][]): Promise<string[]> {
  const sendOnce = createSendOnce();
  const keys: string[] = [];
  for (const [content, reply] of tries) {
    await sendOnce(content, async (key) => {
      keys.push(key);
      return reply;
    });
  }
  return keys;
}

it('a change without an answer is retried under the same key', async () => {
  const [first, second, third] = await keysOf([
    [{ amount: 1 }, lost],
    [{ amount: 1 }, broken],
    [{ amount: 1 }, booked],
  ]);
  expect([second, third]).toEqual([first, first]);
});

it('after an answer, the same content is a new change with a new key', async () => {
  const keys = await keysOf([
    [{ amount: 1 }, booked],
    [{ amount: 1 }, refused],
    [{ amount: 1 }, booked],
  ]);
  expect(new Set(keys).size).toBe(3);
});

it('other content never uses the key of an unanswered change', async () => {
  const keys = await keysOf([
    [{ amount: 1 }, lost],
    [{ amount: 2 }, booked],
  ]);
  expect(new Set(keys).size).toBe(2);
});
