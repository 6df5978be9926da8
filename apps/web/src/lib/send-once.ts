import type { Refusal, Reply } from './refusal.ts';
import { newKey } from './request.ts';

/** Without the server's word nobody knows whether the change was made. */
export function isUnanswered({ code }: Pick<Refusal, 'code'>): boolean {
  return code === 'OFFLINE' || code === 'INTERNAL';
}

/**
 * For changes that must not happen twice: as long as one is unanswered, trying it again goes with the same
 * idempotency key. Another content, or any answer, makes the next one a change of its own.
 */
export function createSendOnce() {
  let open: { said: string; key: string } | undefined;
  return async function sendOnce<Answer>(
    content: unknown,
    send: (idempotencyKey: string) => Promise<Reply<Answer>>,
  ): Promise<Reply<Answer>> {
    const said = JSON.stringify(content);
    if (open?.said !== said) open = { said, key: newKey() };
    const reply = await send(open.key);
    if (reply.ok || !isUnanswered(reply.refusal)) open = undefined;
    return reply;
  };
}
