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

const withPending = (answer: Promise<Response>) => withHeadStart(send, new Map([[url, answer]]));

it('a pending answer is used once; the next request is sent', async () => {
  const ask = withPending(Promise.resolve(new Response('ahead')));
  expect(await textOf(ask(url))).toBe('ahead');
  expect(await textOf(ask(url))).toBe('asked');
  expect(send).toHaveBeenCalledTimes(1);
});

it('a request of another address is sent and leaves the pending answer unused', async () => {
  const ask = withPending(Promise.resolve(new Response('ahead')));
  expect(await textOf(ask(`${url}0`))).toBe('asked');
  expect(await textOf(ask(url))).toBe('ahead');
});

it('a pending refusal counts as an answer; a pending failure is sent again', async () => {
  expect((await withPending(Promise.resolve(new Response('', { status: 401 })))(url)).status).toBe(401);
  expect(await textOf(withPending(Promise.reject(new TypeError('Failed to fetch')))(url))).toBe('asked');
});

const expired = () => Promise.resolve(new Response('', { status: 401 }));

it('after one expired sign-in, other requests that were asked with the same cookie are sent again', async () => {
  const ask = withHeadStart(
    send,
    new Map([
      ['/v1/user/view-profile', expired()],
      [url, expired()],
    ]),
  );
  expect((await ask('/v1/user/view-profile')).status).toBe(401);
  expect(await textOf(ask(url))).toBe('asked');
});

it('an old pending answer is not used', async () => {
  const ask = withPending(Promise.resolve(new Response('ahead')));
  vi.advanceTimersByTime(60_000);
  expect(await textOf(ask(url))).toBe('asked');
});

it('an aborted request does not wait for the pending answer', async () => {
  const ask = withPending(Promise.resolve(new Response('ahead')));
  await expect(ask(url, { signal: AbortSignal.abort() })).rejects.toThrow('aborted');
});

it('without a head start every request is sent', async () => {
  expect(await textOf(withHeadStart(send, undefined)(url))).toBe('asked');
});
