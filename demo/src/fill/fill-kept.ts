import type { Tx } from '@seri/api/platform/database/database';
import { favouriteGroups } from '@seri/domain/catalogue/favourite-groups';
import { addDays, type JapanDay, japanDay } from '@seri/domain/time/japan-time';
import { formatSearch, parseSearch } from '@seri/domain/catalogue/saved-searches';
import { sql } from 'kysely';
import { demoKeepers, type DemoSearch, demoSearches } from './kept.data.ts';

/** Logged once an account is filled: that happens once, so changes by visitors stay. */
const action = 'demo.kept-filled';
const lock = 7_316_007;
/** The number of lots that count as new in a saved search. */
const newLots = 600;
const ofEachKind = 6;

/**
 * Gives accounts of the demonstration favourites and saved searches, once there are lots. A second run changes
 * nothing.
 */
export async function fillKept(tx: Tx, now: Date): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lock})`.execute(tx);
  for (const email of demoKeepers) {
    const accountId = await findNewcomer(tx, email);
    if (accountId === undefined) continue;
    await keepLots(tx, accountId, japanDay(now));
    await keepSearches(tx, accountId, demoSearches[email] ?? [], japanDay(now));
    const subject = `account:${accountId}`;
    await tx.insertInto('action_log').values({ account_id: accountId, action, subject }).execute();
  }
}

async function findNewcomer(tx: Tx, email: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from account where email = ${email}
      and not exists (select from action_log where account_id = account.id and action = ${action})`.execute(tx);
  return rows[0]?.id;
}

/** Adds some lots of every kind, of this week and the last, to all groups; the choice differs by account. */
async function keepLots(tx: Tx, accountId: number, today: JapanDay): Promise<void> {
  const [from, to] = [addDays(today, -7), addDays(today, 7)];
  await sql`
    insert into favourite (account_id, lot_id, favourite_group)
    select ${accountId}::bigint, id, (${favouriteGroups}::text[])[1 + (place - 1) % ${favouriteGroups.length}::int]
    from (
      select id, row_number() over (
        partition by kind, held_on < ${today}::date order by md5(id::text || ${String(accountId)})) as place
      from lot where held_on between ${from}::date and ${to}::date
    ) as chosen
    where place <= ${ofEachKind}
    on conflict do nothing`.execute(tx);
}

async function keepSearches(
  tx: Tx,
  accountId: number,
  searches: readonly DemoSearch[],
  today: JapanDay,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from lot where held_on >= ${today}::date order by id desc limit 1 offset ${newLots}`.execute(tx);
  const seen = { seen_lot_id: rows[0]?.id ?? 0, seen_on: addDays(today, -1) };
  for (const { title, pageType, maker, params } of searches) {
    const makerId = maker && (await findMaker(tx, maker));
    const search = parseSearch(pageType, makerId ? `makerId=${makerId}&${params}` : params);
    if (!search || (maker && !makerId)) continue;
    await tx
      .insertInto('saved_search')
      .values({ account_id: accountId, page_type: pageType, title, params: formatSearch(search), ...seen })
      .execute();
  }
}

async function findMaker(tx: Tx, name: string): Promise<number | undefined> {
  const maker = await tx.selectFrom('maker').select('id').where('name', '=', name).executeTakeFirst();
  return maker?.id;
}
