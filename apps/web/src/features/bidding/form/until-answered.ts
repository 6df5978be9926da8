import { offline, type Reply } from '../../../lib/calls/refusal.ts';
import { isUnanswered } from '../../../lib/calls/send-once.ts';

interface RetryOptions {
  /** No answer came, and the call is repeated. */
  onRetry: () => void;
  wait: (milliseconds: number) => Promise<void>;
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal;
}

/** In ms, half a minute in all; after that the user repeats the call by hand. */
export const pauses: readonly number[] = [1000, 2000, 4000, 8000, 15_000];
const tryTimeout = 15_000;

/**
 * R13: a call with one idempotency key takes effect once, so it is repeated until the server answers. After the last
 * try the result is unknown.
 */
export async function untilAnswered<Answer>(
  send: (signal: AbortSignal) => Promise<Reply<Answer>>,
  { onRetry, wait, signal }: RetryOptions,
): Promise<Reply<Answer>> {
  // A call that hangs counts as offline.
  const attempt = () =>
    send(AbortSignal.timeout(tryTimeout)).catch((): Reply<Answer> => ({ ok: false, refusal: offline }));
  let reply = await attempt();
  for (const pause of pauses) {
    if (reply.ok || !isUnanswered(reply.refusal) || signal.aborted) break;
    onRetry();
    await wait(pause);
    if (signal.aborted) break;
    reply = await attempt();
  }
  return reply;
}

/** Waits, but no longer than until the browser is online again. */
export function waitUntilOnline(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      window.clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = window.setTimeout(end, milliseconds);
    window.addEventListener('online', end);
  });
}
