import type { CallData } from '@seri/contract/call';
import type { Reply } from './refusal.ts';

const mostAttempts = 10;
/** Answers that do not say what became of an earlier attempt. */
const saysNothing = /^(OUTCOME_UNKNOWN|OVERLOADED|OFFLINE|INTERNAL)$/;

/**
 * Sends a change again under its key when the server does not know whether it was saved. Only signed-in people's keys are
 * kept; for all others the refusal stands.
 */
export async function untilKnown<R extends Reply<unknown>>(call: CallData, attempt: () => Promise<R>): Promise<R> {
  const first = await attempt();
  if (first.ok || first.refusal.code !== 'OUTCOME_UNKNOWN' || call.access === 'anyone') return first;
  const { retryAfter } = first.refusal.data;
  for (let made = 1; made < mostAttempts; made += 1) {
    await new Promise((resolve) => setTimeout(resolve, retryAfter * 1000));
    const next = await attempt();
    if (next.ok || !saysNothing.test(next.refusal.code)) return next;
  }
  return first;
}
