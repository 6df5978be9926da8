import { expect, it } from 'vitest';
import { createSendOnce } from './send-once.ts';
import { internal, offline, type Reply } from './refusal.ts';

const lost: Reply<string> = { ok: false, refusal: offline };
const broken: Reply<string> = { ok: false, refusal: internal };
const refused: Reply<string> = { ok: false, refusal: { code: 'STATE_CHANGED', data: {}, id: 'e-1' } };
const booked: Reply<string> = { ok: true, answer: 'booked' };

/** The keys under which contents were sent, one reply after the other. */
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

it('an unanswered change is tried again under the key it had', async () => {
  const [first, second, third] = await keysOf([
    [{ amount: 1 }, lost],
    [{ amount: 1 }, broken],
    [{ amount: 1 }, booked],
  ]);
  expect([second, third]).toEqual([first, first]);
});

it('after an answer the same again is a change of its own', async () => {
  const keys = await keysOf([
    [{ amount: 1 }, booked],
    [{ amount: 1 }, refused],
    [{ amount: 1 }, booked],
  ]);
  expect(new Set(keys).size).toBe(3);
});

it('another content never goes under the key of an unanswered one', async () => {
  const keys = await keysOf([
    [{ amount: 1 }, lost],
    [{ amount: 2 }, booked],
  ]);
  expect(new Set(keys).size).toBe(2);
});
