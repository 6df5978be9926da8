import type { FailedSignIns, FailedSignInsQuery } from '@seri/contract/people/failures.schema';
import { pageSizes } from '@seri/domain/catalogue/listing';
import { failedSignInDays, type FailedSignInReason } from '@seri/domain/people/failed-sign-ins';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { assertMaySeeFailures } from './failures.policy.ts';

/** R76: the latest first. */
export async function readFailedSignIns(db: Db, actor: Actor, query: FailedSignInsQuery): Promise<FailedSignIns> {
  assertMaySeeFailures(actor);
  const page = Number(query.page ?? 1);
  const pageSize = Number(query.pageSize ?? pageSizes[0]);
  const [totals, found, rows] = await Promise.all([
    countOf(selectFailures(db, {})),
    countOf(selectFailures(db, query)),
    selectFailures(db, query)
      .leftJoin('account', 'account.id', 'failed_sign_in.account_id')
      .selectAll('failed_sign_in')
      .select(['account.full_name', 'account.email'])
      .orderBy('last_at', 'desc')
      .orderBy('failed_sign_in.id', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
  ]);
  return {
    failures: rows.map((row) => ({
      id: row.id,
      at: row.last_at.toISOString(),
      network: row.network === 'unknown' ? null : row.network,
      reason: row.reason as FailedSignInReason,
      tries: row.tries,
      account:
        row.account_id === null ? null : { id: row.account_id, name: row.full_name ?? '', email: row.email ?? '' },
      addressMark: row.email_hash?.slice(0, markLength) ?? null,
    })),
    tries: found.tries,
    pageInfo: { page, pageSize, totalSearchResults: found.rows, totalResults: totals.rows },
  };
}

/** Enough to see that two rows are of one address. */
const markLength = 8;

function selectFailures(db: Db, { reason, days }: Pick<FailedSignInsQuery, 'reason' | 'days'>) {
  const longest = Math.max(...failedSignInDays);
  const since = sql<Date>`app_now() - ${days ?? longest}::int * interval '1 day'`;
  const failures = db.selectFrom('failed_sign_in').where('last_at', '>', since);
  return reason ? failures.where('reason', '=', reason) : failures;
}

function countOf(failures: ReturnType<typeof selectFailures>) {
  return failures
    .select((row) => [row.fn.countAll<number>().as('rows'), sql<number>`coalesce(sum(tries), 0)::int`.as('tries')])
    .executeTakeFirstOrThrow();
}
