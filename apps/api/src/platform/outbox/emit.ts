import type { EventName, Events } from '@seri/contract/events';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';

/** Every relay listens here; the notification itself carries nothing, the rows are the truth. */
export const outboxChannel = 'outbox';

type Told = {
  [Name in EventName]: {
    name: Name;
    data: Events[Name];
    /** The live connection that caused it, which gets an echo in the event's place. */
    originSocket?: string | undefined;
  };
}[EventName];

export type NewEvent = Told & {
  /** Who it is for, such as `account:12`. */
  audience: string;
};

/** The event leaves when, and only if, the transaction of the change commits. Emit after taking the change's locks. */
export function emit(tx: Tx, { audience, ...told }: NewEvent): Promise<void> {
  return emitToEach(tx, [audience], told);
}

/** The same event for each audience, in one statement however many they are. */
export async function emitToEach(
  tx: Tx,
  audiences: readonly string[],
  { name, data, originSocket }: Told,
): Promise<void> {
  await sql`
    with written as (
      insert into outbox (audience, name, data, origin_socket)
      select audience, ${name}, ${JSON.stringify(data)}::jsonb, ${originSocket ?? null}
      from unnest(${audiences}::text[]) as audience
      returning id
    )
    select pg_notify(${outboxChannel}, '') from written limit 1
  `.execute(tx);
}
