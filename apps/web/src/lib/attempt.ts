import type { Reply } from './refusal.ts';
import { newKey } from './request.ts';

/** Whether the server spoke. Without its word nobody knows if the change was made. */
export function isUnanswered(reply: Reply<unknown>): boolean {
  return !reply.ok && (reply.refusal.code === 'OFFLINE' || reply.refusal.code === 'INTERNAL');
}

/**
 * For changes that must not happen twice: as long as one is unanswered, trying it again goes with the same
 * idempotency key. Another content, or any answer, makes the next one a change of its own.
 */
export function createAttempts() {
  let open: { said: string; key: string } | undefined;
  return async function attempt<Answer>(
    content: unknown,
    send: (idempotencyKey: string) => Promise<Reply<Answer>>,
  ): Promise<Reply<Answer>> {
    const said = JSON.stringify(content);
    if (open?.said !== said) open = { said, key: newKey() };
    const reply = await send(open.key);
    if (!isUnanswered(reply)) open = undefined;
    return reply;
  };
}
