import type { LotViews } from '@seri/contract/stock/lots.schema';
import type { JapanDay } from '@seri/domain/time/japan-time';
import {
  answeredTranslations,
  isAnsweredTranslation,
  isOpenTranslation,
  type TranslationState,
} from '@seri/domain/services/translation-states';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

export { offersTranslation } from './translations.policy.ts';

/** R78: how far the account’s own request for a lot is, as the page of the lot tells it. */
export async function readTranslateDetail(
  db: Db,
  accountId: number,
  lotId: number,
): Promise<LotViews['car']['translateDetail']> {
  const request = await db
    .selectFrom('translation_request')
    .select('state')
    .where('account_id', '=', accountId)
    .where('lot_id', '=', lotId)
    .executeTakeFirst();
  const state = request?.state as TranslationState | undefined;
  const translated = state !== undefined && isAnsweredTranslation(state);
  return { requested: translated || (state !== undefined && isOpenTranslation(state)), translated };
}

/** R78: the requests that staff answered on a day in Japan, and in how many minutes half of them. */
export async function readTurnaround(
  db: Db,
  day: JapanDay,
): Promise<{ answered: number; medianMinutes: number | null }> {
  const minutes = sql`extract(epoch from settled_at - asked_at) / 60`;
  const { rows } = await sql<{ answered: number; medianMinutes: number | null }>`
    select count(*)::integer as answered,
      round(percentile_cont(0.5) within group (order by ${minutes}))::integer as "medianMinutes"
    from translation_request
    where state = any(${answeredTranslations}::text[]) and settled_at > asked_at
      and (settled_at at time zone 'Asia/Tokyo')::date = ${day}::date`.execute(db);
  return rows[0] ?? { answered: 0, medianMinutes: null };
}
