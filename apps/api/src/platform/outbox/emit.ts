import type { EventName, Events } from '@seri/contract/events';
import { sql } from 'kysely';
import { audienceOf } from '../actor.ts';
import type { Tx } from '../database/database.ts';
import { kept } from '../database/kept-statements.ts';

/**
 * Relays listen here; the notification itself carries nothing, the rows are the truth. What is for the catalogue in memory
 * wakes who keeps it, and nothing else does: a bid is none of its business, and numbering it twice costs a commit.
 */
export const outboxChannels = { usual: 'outbox', catalogue: 'outbox_catalogue' } as const;
export type OutboxChannel = (typeof outboxChannels)[keyof typeof outboxChannels];

const channelOf = ({ audience }: NewEvent) =>
  audience === audienceOf.catalogue ? outboxChannels.catalogue : outboxChannels.usual;

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
export function emit(tx: Tx, event: NewEvent): Promise<void> {
  return emitAll(tx, [event]);
}

/** The same event for each audience. */
export function emitToEach(tx: Tx, audiences: readonly string[], told: Told): Promise<void> {
  return emitAll(
    tx,
    audiences.map((audience) => ({ audience, ...told })),
  );
}

/** Several events in one statement, however many they are. */
export async function emitAll(tx: Tx, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  await sql`${kept}
    with written as (
      insert into outbox (audience, name, data, origin_socket)
      select audience, name, data, "originSocket"
      from jsonb_to_recordset(${JSON.stringify(events)}) as event (audience text, name text, data jsonb, "originSocket" text)
    )
    select pg_notify(channel, '') from unnest(${[...new Set(events.map(channelOf))]}::text[]) as channel
  `.execute(tx);
}
