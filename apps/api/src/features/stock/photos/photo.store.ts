import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

export interface ClaimedPhoto {
  id: number;
  address: string;
  /** Includes this try. */
  tries: number;
}

const batch = 8;
/** Longer than a batch takes, so a running worker has its photos to itself. */
const lease = '5 minutes';
const pauses = ['5 minutes', '20 minutes', '80 minutes', '320 minutes'] as const;
export const mostTries = pauses.length + 1;

const isDue = sql<boolean>`state = 'waiting' and try_at <= app_now()`;

function isListed(hosts: readonly string[]): RawBuilder<boolean> {
  const exact = hosts.filter((host) => !host.startsWith('*'));
  const below = hosts.filter((host) => host.startsWith('*')).map((host) => `%${host.slice(1)}`);
  const host = sql`lower(split_part(address, '/', 3))`;
  return sql`(${host} = any(${exact}::text[]) or ${host} like any(${below}::text[]))`;
}

/** Photos of hosts that are not listed stay waiting, with the reason, and are checked again in an hour. */
export async function postponeUnlisted(db: Db, hosts: readonly string[]): Promise<void> {
  await sql`
    update photo set try_at = app_now() + interval '1 hour', failure = 'Its host is not one of PHOTO_HOSTS.'
    where ${isDue} and not ${isListed(hosts)}`.execute(db);
}

/**
 * `array(…)` is evaluated once; a plain subquery may run once per row, and each run would lock a batch of its own. The try
 * is counted first, so that a photo that crashes its worker each time is given up.
 */
export async function claimPhotos(db: Db, hosts: readonly string[]): Promise<ClaimedPhoto[]> {
  const { rows } = await sql<ClaimedPhoto>`
    update photo set tries = tries + 1, try_at = app_now() + ${lease}::interval
    where id = any(array(
      select id from photo where ${isDue} and ${isListed(hosts)}
      order by try_at, id limit ${batch} for update skip locked
    ))
    returning id, address, tries`.execute(db);
  return rows;
}

export async function hasDuePhotos(db: Db): Promise<boolean> {
  const photo = await db.selectFrom('photo').select('id').where(isDue).limit(1).executeTakeFirst();
  return photo !== undefined;
}

export async function keepPhoto(db: Db, id: number, blobKey: string): Promise<void> {
  await db
    .updateTable('photo')
    .set({ state: 'kept', blob_key: blobKey, failure: null })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** The failure was ours, so the try does not count. The photo is due again when the lease ends. */
export async function giveBackPhoto(db: Db, id: number): Promise<void> {
  await db
    .updateTable('photo')
    .set({ tries: sql`tries - 1` })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

export async function failPhoto(db: Db, { id, tries }: ClaimedPhoto, failure: string, isFinal: boolean): Promise<void> {
  const pause = isFinal ? undefined : pauses[tries - 1];
  await db
    .updateTable('photo')
    .set(pause ? { failure, try_at: sql`app_now() + ${pause}::interval` } : { failure, state: 'failed' })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}
