import type { CallData } from '@seri/contract/call';
import type { Reply } from './refusal.ts';

const mostAttempts = 10;
/** Answers that do not say what became of an earlier attempt. */
const saysNothing = /^(OUTCOME_UNKNOWN|OVERLOADED|OFFLINE|INTERNAL)$/;

/**
 * Goes on with a change that the server stopped halfway, under the same key and with the same content: after a proof that
 * it asked for (R82), or until it knows whether the change was saved (R74).
 */
export async function goOn<R extends Reply<unknown>>(
  call: CallData,
  refused: R,
  attempt: () => Promise<R>,
  askForProof: () => Promise<boolean>,
): Promise<R> {
  if (refused.ok) return refused;
  if (refused.refusal.code === 'STEP_UP_REQUIRED') return (await askForProof()) ? attempt() : refused;
  // The keys of visitors are not kept.
  if (refused.refusal.code !== 'OUTCOME_UNKNOWN' || call.access === 'anyone') return refused;
  const { retryAfter } = refused.refusal.data;
  for (let made = 1; made < mostAttempts; made += 1) {
    await new Promise((resolve) => setTimeout(resolve, retryAfter * 1000));
    const next = await attempt();
    if (next.ok || !saysNothing.test(next.refusal.code)) return next;
  }
  return refused;
}
