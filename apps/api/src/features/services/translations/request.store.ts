import type { Language } from '@seri/domain/common/languages';
import { mayTranslationBecome, type TranslationState } from '@seri/domain/services/translation-states';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { TranslationRequest } from '../../../platform/database/schema.generated.ts';
import { refusal } from '../../../platform/http/refusal.ts';

export type RequestRow = Omit<Selectable<TranslationRequest>, 'state' | 'language'> & {
  state: TranslationState;
  language: Language;
};

export const databaseNow: RawBuilder<Date> = sql`app_now()`;

/**
 * Locked after the lot, in the order of their ids: an answer serves several requests, and two managers may answer two of
 * them.
 */
export async function lockRequestsOf(tx: Tx, lotIds: readonly number[]): Promise<RequestRow[]> {
  const rows = await tx
    .selectFrom('translation_request')
    .selectAll()
    .where(sql<boolean>`lot_id = any(${lotIds}::bigint[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows as RequestRow[];
}

/**
 * Until the transaction ends nobody else asks for the lot or answers: who asks meanwhile would miss an answer for all. The
 * feed, which ends lots, waits for the lot itself.
 */
export async function holdTranslations(tx: Tx, lotId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('translations'), hashtext(${String(lotId)}))`.execute(tx);
}

export interface NewRequest {
  accountId: number;
  lotId: number;
  language: Language;
  question: string;
}

export async function insertRequest(tx: Tx, request: NewRequest): Promise<RequestRow> {
  const row = await tx
    .insertInto('translation_request')
    .values({
      account_id: request.accountId,
      lot_id: request.lotId,
      language: request.language,
      question: request.question,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return row as RequestRow;
}

/** Written beside the state; a field that is not named stays. */
type Moved = Partial<
  Pick<RequestRow, 'language' | 'question' | 'reason' | 'answer_id' | 'settled_by' | 'holder_id'>
> & {
  asked_at?: RawBuilder<Date>;
  settled_at?: RawBuilder<Date> | null;
  held_at?: RawBuilder<Date>;
};

/** R78: every write of a state asks the table. Only a taken request has a holder. */
export async function moveRequests(
  tx: Tx,
  rows: readonly RequestRow[],
  to: TranslationState,
  written: Moved,
): Promise<void> {
  if (rows.some(({ state }) => !mayTranslationBecome(state, to))) throw refusal('STATE_CHANGED');
  if (rows.length === 0) return;
  await tx
    .updateTable('translation_request')
    .set({ state: to, version: sql<number>`version + 1`, holder_id: null, held_at: null, ...written })
    .where(sql<boolean>`id = any(${rows.map(({ id }) => id)}::bigint[])`)
    .execute();
}

/** A sign of the holder. It changes nothing else, so the version stays. */
export async function touchRequest(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('translation_request').set({ held_at: databaseNow }).where('id', '=', id).execute();
}
