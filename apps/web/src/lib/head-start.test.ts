import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withHeadStart } from './head-start.ts';

const url = '/v1/car-auction/listing?pageSize=20&page=1';
const textOf = async (response: Promise<Response>) => (await response).text();
const send = vi.fn<typeof fetch>(async () => new Response('asked'));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  send.mockClear();
});

const started = (answer: Promise<Response>) => withHeadStart(send, new Map([[url, answer]]));

it('an answer on its way is taken once, and then asked for', async () => {
  const ask = started(Promise.resolve(new Response('ahead')));
  expect(await textOf(ask(url))).toBe('ahead');
  expect(await textOf(ask(url))).toBe('asked');
  expect(send).toHaveBeenCalledTimes(1);
});

it('another address is asked for, and leaves it where it is', async () => {
  const ask = started(Promise.resolve(new Response('ahead')));
  expect(await textOf(ask(`${url}0`))).toBe('asked');
  expect(await textOf(ask(url))).toBe('ahead');
});

it('a refusal is an answer; what failed on its way is asked for', async () => {
  expect((await started(Promise.resolve(new Response('', { status: 401 })))(url)).status).toBe(401);
  expect(await textOf(started(Promise.reject(new TypeError('Failed to fetch')))(url))).toBe('asked');
});

it('an old one may be wrong by now', async () => {
  const ask = started(Promise.resolve(new Response('ahead')));
  vi.advanceTimersByTime(60_000);
  expect(await textOf(ask(url))).toBe('asked');
});

it('nobody waits for what is no longer wanted', async () => {
  const ask = started(Promise.resolve(new Response('ahead')));
  await expect(ask(url, { signal: AbortSignal.abort() })).rejects.toThrow('aborted');
});

it('without a head start everything is asked for', async () => {
  expect(await textOf(withHeadStart(send, undefined)(url))).toBe('asked');
});
