import type { QueueQuery, TranslationRow } from '@seri/contract/services/translations.schema';
import type { Language } from '@seri/domain/common/languages';
import type { TranslationState } from '@seri/domain/services/translation-states';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import type { Db, Tx } from '../../../../platform/database/database.ts';
import { type LotNames, readLotNames } from '../../../stock/lots/lot-names.query.ts';
import { isSeenAsker } from './held-request.ts';

/** The requests that the member of staff may see. */
export function seenRequests(db: Db | Tx, actor: Actor) {
  return db
    .selectFrom('translation_request as request')
    .innerJoin('account as asker', 'asker.id', 'request.account_id')
    .where(isSeenAsker(actor));
}

/** `mine`: of the own clients, and of those without a manager, who are everybody’s. */
export function isInScope({ accountId }: Actor, scope: NonNullable<QueueQuery['scope']>): RawBuilder<boolean> {
  return scope === 'all' ? sql`true` : sql`coalesce(asker.manager_id, ${accountId}) = ${accountId}`;
}

/** `seenRequests` with the columns of a row of the queue. */
export function requestRows(db: Db | Tx, actor: Actor) {
  return seenRequests(db, actor)
    .innerJoin('lot_key', 'lot_key.id', 'request.lot_id')
    .leftJoin('account as worker', (join) =>
      join.on(sql<boolean>`worker.id = coalesce(request.holder_id, request.settled_by)`),
    )
    .select(['request.id', 'request.version', 'lot_id', 'held_on', 'question', 'asked_at', 'holder_id', 'settled_at'])
    .select(['asker.full_name as client', 'worker.full_name as by', 'reason', 'answer_id'])
    .select((row) => [
      row.ref('request.state').$castTo<TranslationState>().as('state'),
      row.ref('request.language').$castTo<Language>().as('language'),
    ]);
}

type RequestFacts = Awaited<ReturnType<ReturnType<typeof requestRows>['execute']>>[number];

export async function presentRequests(
  db: Db | Tx,
  actor: Actor,
  requests: readonly RequestFacts[],
): Promise<TranslationRow[]> {
  const lots = requests.map(({ lot_id: id, held_on }) => ({ id, held_on }));
  const [names, deadlines] = [await readLotNames(db, lots), await readDeadlines(db, lots)];
  return requests.flatMap((request) => {
    const lot = names.get(request.lot_id);
    return lot ? [presentRow(actor, request, lot, deadlines.get(request.lot_id))] : [];
  });
}

function presentRow(actor: Actor, request: RequestFacts, lot: LotNames, deadline: Date | undefined): TranslationRow {
  const { id, version, state, client, language, question, by } = request;
  const { runsAt: _, ...names } = lot;
  return {
    ...names,
    id,
    version,
    state,
    client,
    language,
    question,
    by,
    askedAt: request.asked_at.toISOString(),
    deadline: deadline?.toISOString() ?? null,
    isMine: request.holder_id === actor.accountId,
    settledAt: request.settled_at?.toISOString() ?? null,
  };
}

/** When bidding on each lot closes, by the id of the lot. */
async function readDeadlines(
  db: Db | Tx,
  lots: readonly { id: number; held_on: string }[],
): Promise<ReadonlyMap<number, Date>> {
  const rows = await db
    .selectFrom('lot')
    .innerJoin('auction_session as session', 'session.id', 'lot.session_id')
    .select(['lot.id', sql<Date>`starts_at - make_interval(mins => bidding_closes_minutes)`.as('deadline')])
    .where(sql<boolean>`lot.id = any(${lots.map(({ id }) => id)}::bigint[])`)
    .where(sql<boolean>`lot.held_on = any(${lots.map(({ held_on: day }) => day)}::date[])`)
    .execute();
  return new Map(rows.map(({ id, deadline }) => [id, deadline]));
}
