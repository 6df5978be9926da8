import type { FailedSignInReason } from '@seri/domain/people/failed-sign-ins';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** Rows that one network fills in a minute before further tries share one. */
export const mostRows = 20;

const unknownAddress = sql.lit('unknownAddress' satisfies FailedSignInReason);

export interface FailedSignIn {
  /** The account, or a typed address in lower case with the hash that stands for it if no account has it. */
  person: { accountId: number } | { email: string; emailHash: string };
  address: string | null;
  /** An address that no account has is unknown, whatever else. */
  reason: FailedSignInReason;
}

/**
 * R76: counts the try in the row of its minute, network, account or address, and reason. It is one statement, and the same
 * whether the account exists or not. Once a network has many rows in a minute, those that would be new share one.
 */
export async function countFailedSignIn(db: Db, { person, address, reason }: FailedSignIn): Promise<void> {
  const isPerson = 'email' in person ? sql`lower(email) = ${person.email}` : sql`account.id = ${person.accountId}`;
  const emailHash = 'email' in person ? person.emailHash : null;
  await sql`
    with tried as (
      select date_trunc('minute', app_now()) as minute, ${networkOf(address)} as network, account.id as account_id,
        case when account.id is null then ${emailHash}::text end as email_hash,
        case when account.id is null then ${unknownAddress} else ${reason}::text end as reason
      from (select) as one left join account on ${isPerson}
    ), rows as (
      select count(*) as count, bool_or(
        failed.reason = tried.reason and failed.account_id is not distinct from tried.account_id
        and failed.email_hash is not distinct from tried.email_hash) as has_own
      from tried join failed_sign_in as failed using (minute, network)
    )
    insert into failed_sign_in (minute, network, reason, account_id, email_hash)
    select minute, network, reason, case when is_shared then null else account_id end,
      case when is_shared then null else email_hash end
    from tried, (select count >= ${mostRows} and not has_own as is_shared from rows) as limited
    on conflict (minute, network, reason, coalesce(account_id, 0), coalesce(email_hash, ''))
    do update set tries = failed_sign_in.tries + 1, last_at = app_now()`.execute(db);
}

/** The neighbourhood of an address tells owners enough, and less about a person than the address itself. */
const networkOf = (address: string | null) => sql<string>`coalesce(
  network(set_masklen(${address}::inet, case family(${address}::inet) when 4 then 24 else 48 end))::text, 'unknown')`;
