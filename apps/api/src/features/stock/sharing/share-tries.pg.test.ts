import { headers as names } from '@seri/contract/headers';
import { human, openTestApi } from '@seri/api/testkit/api';
import { openTestDatabase } from '@seri/api/testkit/database';
import { newLot } from '@seri/api/testkit/factories';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sharingSteps, wrongOf } from './sharing.steps.ts';

const database = await openTestDatabase({ now: '2026-11-18T03:00:00Z' });
const api = await openTestApi(database);
const { sharedBy, open: ask } = sharingSteps(api, database);
/** Trusts the test client as its proxy, so it believes forwarded addresses. */
const behindProxy = await openTestApi(database, undefined, { TRUSTED_PROXIES: '127.0.0.1' });
afterAll(async () => {
  await behindProxy.close();
  await api.close();
  await database.drop();
});

let lotId = 0;
let code = '';
let wrong = '';
let count = 0;
let address = '';
beforeEach(async () => {
  count += 1;
  address = `198.51.100.${count}`;
  lotId = await newLot(database.db, { day: '2026-11-18' });
  code = await sharedBy(lotId);
  wrong = wrongOf(code);
});

async function open(guess: string | undefined, from = address, headers: Record<string, string> = {}): Promise<string> {
  const answer = await ask(lotId, guess, { from, headers });
  return answer.statusCode === 200 ? 'open' : answer.json<{ code: string }>().code;
}

async function fail(times: number, from = address): Promise<void> {
  for (const _ of Array.from({ length: times })) expect(await open(wrong, from)).toBe('WRONG_CODE');
}

async function failByMany(): Promise<void> {
  for (const visitor of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) await fail(1, `203.0.113.${visitor}`);
}

/** Moves all tries into the past by so many seconds. */
function wait(seconds: number) {
  return database.pool.query(
    `update tries set last_at = last_at - $1 * interval '1 s', wait_until = wait_until - $1 * interval '1 s'`,
    [seconds],
  );
}

describe('R44 five wrong codes', () => {
  it('lock a visitor out of the lot for a quarter of an hour, even with the right code', async () => {
    await fail(5);
    const refused = await ask(lotId, code, { from: address });
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'TOO_MANY', data: { retryAfter: 900 } });
    expect(refused.headers['retry-after']).toBe('900');
    await wait(899);
    expect(await open(code)).toBe('TOO_MANY');
    await wait(1);
    expect(await open(code)).toBe('open');
  });

  it('lock out no other visitor, and no other lot', async () => {
    await fail(5);
    expect(await open(code, '203.0.113.1')).toBe('open');
    lotId = await newLot(database.db, { day: '2026-11-18' });
    expect(await open(await sharedBy(lotId))).toBe('open');
  });

  it('lock out a whole network of IPv6', async () => {
    for (const host of [1, 2, 3, 4, 5]) await fail(1, `2001:db8:1:2::${host}`);
    expect(await open(code, '2001:db8:1:2::6')).toBe('TOO_MANY');
    expect(await open(code, '2001:db8:1:3::1')).toBe('open');
  });

  it('do not include right codes, nor requests without a code', async () => {
    await fail(4);
    for (const _ of Array.from({ length: 3 })) {
      expect(await open(undefined)).toBe('LOCKED');
      expect(await open(code)).toBe('open');
    }
    await fail(1);
    expect(await open(undefined)).toBe('LOCKED');
    expect(await open(code)).toBe('TOO_MANY');
  });

  it('leave one try every quarter of an hour from then on', async () => {
    await fail(5);
    await wait(900);
    await fail(1);
    expect(await open(wrong)).toBe('TOO_MANY');
  });
});

describe('R44 many wrong codes of one lot', () => {
  it('demand a captcha of everybody at that lot, and of nobody at another', async () => {
    await failByMany();
    expect(await open(code)).toBe('CAPTCHA');
    expect(await open(undefined)).toBe('LOCKED');
    expect(await open(code, address, human)).toBe('open');
    expect(await open(wrong, address, human)).toBe('WRONG_CODE');
    lotId = await newLot(database.db, { day: '2026-11-18' });
    expect(await open(await sharedBy(lotId))).toBe('open');
  });

  it('are forgotten at one an hour', async () => {
    await failByMany();
    await wait(3_599);
    expect(await open(code)).toBe('CAPTCHA');
    await wait(1);
    expect(await open(wrong)).toBe('WRONG_CODE');
    expect(await open(code)).toBe('CAPTCHA');
  });

  it('accept a captcha solved for sharing; a solution that is sent must be valid, demanded or not', async () => {
    const verify = vi.spyOn(api.platform.captcha, 'verify');
    expect(await open(code, address, human)).toBe('open');
    expect(verify).toHaveBeenLastCalledWith(human[names.captcha], 'share');
    expect(await open(code, address, { [names.captcha]: 'made up' })).toBe('CAPTCHA');
    verify.mockRestore();
  });

  it('from one address over many lots make the address wait', async () => {
    for (const _ of Array.from({ length: 61 })) {
      lotId += 1_000_000;
      await fail(1);
    }
    expect(await open(code)).toBe('TOO_MANY');
  });
});

/** All of them at once wait for one lot: on a busy machine longer than anybody waits for a connection. */
const atOnce = 100;

async function guessAThousand(app: typeof api.app): Promise<string[]> {
  const guess = async (index: number) => {
    const text = String(index).padStart(6, '0');
    const headers = { 'x-forwarded-for': `10.1.${index >> 8}.${index & 255}`, 'x-real-ip': `10.2.0.${index & 255}` };
    const answer = await ask(lotId, text === code ? wrong : text, { app, headers });
    return answer.json<{ code: string }>().code;
  };
  const wave = (from: number) => Promise.all(Array.from({ length: atOnce }, (_, index) => guess(from + index)));
  const answers: string[] = [];
  while (answers.length < 1_000) answers.push(...(await wave(1 + answers.length)));
  return answers;
}

const checked = (answers: readonly string[]) => answers.filter((answer) => answer === 'WRONG_CODE');

describe('R44 of a thousand wrong codes, a hundred at once, each with another forwarded address', () => {
  it('only five are checked if no proxy is trusted', async () => {
    const answers = await guessAThousand(api.app);
    expect(answers).toHaveLength(1_000);
    expect(checked(answers)).toHaveLength(5);
    expect(answers).toContain('TOO_MANY');
  });

  it('only ten are checked if the proxy is trusted, so that the addresses differ', async () => {
    const answers = await guessAThousand(behindProxy.app);
    expect(answers).toHaveLength(1_000);
    expect(checked(answers)).toHaveLength(10);
    expect(answers).toContain('CAPTCHA');
  });
});
