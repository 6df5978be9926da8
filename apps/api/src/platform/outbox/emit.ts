import type { EventName, Events } from '@seri/contract/events';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';

/** Every relay listens here; the notification itself carries nothing, the rows are the truth. */
export const outboxChannel = 'outbox';

export type NewEvent = {
  [Name in EventName]: {
    /** Who it is for, such as `account:12`. */
    audience: string;
    name: Name;
    data: Events[Name];
    /** The live connection that caused it, which gets an echo in the event's place. */
    originSocket?: string | undefined;
  };
}[EventName];

/** The event leaves when, and only if, the transaction of the change commits. Emit after taking the change's locks. */
export async function emit(tx: Tx, { audience, name, data, originSocket }: NewEvent): Promise<void> {
  await tx
    .with('written', (query) =>
      query
        .insertInto('outbox')
        .values({ audience, name, data: JSON.stringify(data), origin_socket: originSocket ?? null })
        .returning('id'),
    )
    .selectFrom('written')
    .select(sql`pg_notify(${outboxChannel}, '')`.as('told'))
    .execute();
}
