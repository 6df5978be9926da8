import { expect, test, vi } from 'vitest';
import { internal, offline, type Reply } from '../../../lib/calls/refusal.ts';
import { pauses, untilAnswered } from './until-answered.ts';

const answers = (...replies: (Reply<string> | Error)[]) => {
  const send = vi.fn<(signal: AbortSignal) => Promise<Reply<string>>>();
  for (const reply of replies) {
    if (reply instanceof Error) send.mockRejectedValueOnce(reply);
    else send.mockResolvedValueOnce(reply);
  }
  return send;
};
const lost: Reply<string> = { ok: false, refusal: offline };
const retryOptions = () => {
  const abort = new AbortController();
  const onRetry = vi.fn<() => void>();
  const wait = vi.fn<(milliseconds: number) => Promise<void>>(async () => {});
  return { abort, onRetry, wait, signal: abort.signal };
};

test('R13: a call without an answer is repeated, and the server’s answer counts', async () => {
  const options = retryOptions();
  const send = answers(lost, new Error('hung'), { ok: true, answer: 'placed' });
  expect(await untilAnswered(send, options)).toEqual({ ok: true, answer: 'placed' });
  expect(send).toHaveBeenCalledTimes(3);
  expect(options.wait.mock.calls).toEqual([[pauses[0]], [pauses[1]]]);
});

test('a refusal is an answer: nothing is sent again', async () => {
  const options = retryOptions();
  const refused: Reply<string> = { ok: false, refusal: { code: 'AUCTION_FINISHED', data: {}, id: '' } };
  expect(await untilAnswered(answers(refused), options)).toBe(refused);
  expect(options.onRetry).not.toHaveBeenCalled();
});

test('after half a minute without an answer the call stays unanswered', async () => {
  const options = retryOptions();
  const send = vi.fn<() => Promise<Reply<string>>>(async () => ({ ok: false, refusal: internal }));
  expect(await untilAnswered(send, options)).toEqual({ ok: false, refusal: internal });
  expect(send).toHaveBeenCalledTimes(1 + pauses.length);
});

test('nothing is sent any more once nobody waits for the answer', async () => {
  const options = retryOptions();
  options.wait.mockImplementation(async () => options.abort.abort());
  const send = answers(lost, lost, lost);
  await untilAnswered(send, options);
  expect(send).toHaveBeenCalledTimes(1);
});
