import type { EventName, Events } from '@seri/contract/events';
import { sql } from 'kysely';
import { audienceOf } from '../actor.ts';
import type { Tx } from '../database/database.ts';
import { prepared } from '../database/prepared-statements.ts';

/**
 * Channels that wake relays; a notification carries no data, the rows do. The catalogue in memory has a channel of its own,
 * so that a bid does not wake its relay: each relay that wakes numbers new events, which costs a commit.
 */
export const outboxChannels = { usual: 'outbox', catalogue: 'outbox_catalogue' } as const;
export type OutboxChannel = (typeof outboxChannels)[keyof typeof outboxChannels];

const channelOf = ({ audience }: NewEvent) =>
  audience === audienceOf.catalogue ? outboxChannels.catalogue : outboxChannels.usual;

type EventContent = {
  [Name in EventName]: {
    name: Name;
    data: Events[Name];
    /** The live connection that caused the event; it gets an echo instead. */
    originSocket?: string | undefined;
  };
}[EventName];

export type NewEvent = EventContent & {
  /** For example `account:12`. */
  audience: string;
};

/** The event is sent when, and only if, the transaction commits. Emit after taking the locks of the change. */
export function emit(tx: Tx, event: NewEvent): Promise<void> {
  return emitAll(tx, [event]);
}

export function emitToEach(tx: Tx, audiences: readonly string[], event: EventContent): Promise<void> {
  return emitAll(
    tx,
    audiences.map((audience) => ({ audience, ...event })),
  );
}

export async function emitAll(tx: Tx, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  await prepared(sql`
    with written as (
      insert into outbox (audience, name, data, origin_socket)
      select audience, name, data, "originSocket"
      from jsonb_to_recordset(${JSON.stringify(events)}) as event (audience text, name text, data jsonb, "originSocket" text)
    )
    select pg_notify(channel, '') from unnest(${[...new Set(events.map(channelOf))]}::text[]) as channel`).execute(tx);
}
