import type { CallRefusal, Reply } from './refusal.ts';
import { newKey } from './request.ts';

/** After these codes nobody knows whether the server made the change. */
export function isUnanswered({ code }: Pick<CallRefusal, 'code'>): boolean {
  return code === 'OFFLINE' || code === 'INTERNAL' || code === 'OUTCOME_UNKNOWN';
}

/**
 * For changes that must not happen twice: until one is answered, a retry with the same content uses the same
 * idempotency key. Other content, or any answer, starts a new change.
 */
export function createSendOnce() {
  let unanswered: { contentKey: string; key: string } | undefined;
  return async function sendOnce<Answer>(
    content: unknown,
    send: (idempotencyKey: string) => Promise<Reply<Answer>>,
  ): Promise<Reply<Answer>> {
    const contentKey = JSON.stringify(content);
    if (unanswered?.contentKey !== contentKey) unanswered = { contentKey, key: newKey() };
    const reply = await send(unanswered.key);
    if (reply.ok || !isUnanswered(reply.refusal)) unanswered = undefined;
    return reply;
  };
}
