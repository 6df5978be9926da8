import { expect, test, vi } from 'vitest';
import { internal, offline, type Reply } from '../../../lib/refusal.ts';
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
const asking = () => {
  const left = new AbortController();
  const onSilence = vi.fn<() => void>();
  const rest = vi.fn<(milliseconds: number) => Promise<void>>(async () => {});
  return { left, onSilence, rest, signal: left.signal };
};

test('R13: a lost answer is asked for again, and the server’s word counts', async () => {
  const told = asking();
  const send = answers(lost, new Error('hung'), { ok: true, answer: 'placed' });
  expect(await untilAnswered(send, told)).toEqual({ ok: true, answer: 'placed' });
  expect(send).toHaveBeenCalledTimes(3);
  expect(told.rest.mock.calls).toEqual([[pauses[0]], [pauses[1]]]);
});

test('a refusal is an answer: nothing is sent again', async () => {
  const told = asking();
  const refused: Reply<string> = { ok: false, refusal: { code: 'AUCTION_FINISHED', data: {}, id: '' } };
  expect(await untilAnswered(answers(refused), told)).toBe(refused);
  expect(told.onSilence).not.toHaveBeenCalled();
});

test('what nobody answers in half a minute stays unanswered', async () => {
  const told = asking();
  const send = vi.fn<() => Promise<Reply<string>>>(async () => ({ ok: false, refusal: internal }));
  expect(await untilAnswered(send, told)).toEqual({ ok: false, refusal: internal });
  expect(send).toHaveBeenCalledTimes(1 + pauses.length);
});

test('once nobody waits for it nothing is sent any more', async () => {
  const told = asking();
  told.rest.mockImplementation(async () => told.left.abort());
  const send = answers(lost, lost, lost);
  await untilAnswered(send, told);
  expect(send).toHaveBeenCalledTimes(1);
});
