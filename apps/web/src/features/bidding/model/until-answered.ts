import { offline, type Reply } from '../../../lib/refusal.ts';
import { isUnanswered } from '../../../lib/send-once.ts';

interface Asking {
  /** No answer came, and it is asked again. */
  onSilence: () => void;
  /** Ends when it is time for the next try. */
  rest: (milliseconds: number) => Promise<void>;
  /** Nobody waits for it any more. */
  signal: AbortSignal;
}

/** Half a minute: later one is told that nobody knows, and asks again by hand. */
export const pauses: readonly number[] = [1000, 2000, 4000, 8000, 15_000];
const longestTry = 15_000;

/**
 * R13: what is sent with one idempotency key happens once, so that it can be sent again until the server's word is
 * heard. What nobody has heard of at the end is unanswered.
 */
export async function untilAnswered<Answer>(
  send: (signal: AbortSignal) => Promise<Reply<Answer>>,
  { onSilence, rest, signal }: Asking,
): Promise<Reply<Answer>> {
  // A line that hangs is a line that is silent.
  const attempt = () =>
    send(AbortSignal.timeout(longestTry)).catch((): Reply<Answer> => ({ ok: false, refusal: offline }));
  let reply = await attempt();
  for (const pause of pauses) {
    if (reply.ok || !isUnanswered(reply.refusal) || signal.aborted) break;
    onSilence();
    await rest(pause);
    if (signal.aborted) break;
    reply = await attempt();
  }
  return reply;
}

/** The pause, cut short by the line's return. */
export function restOnline(milliseconds: number): Promise<void> {
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
