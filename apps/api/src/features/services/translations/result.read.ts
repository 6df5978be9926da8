import type { ResultQuery, TranslationResult } from '@seri/contract/services/translations.schema';
import type { Language } from '@seri/domain/common/languages';
import { isOver } from '@seri/domain/lots/lot-states';
import type { TranslationState } from '@seri/domain/services/translation-states';
import { japanDay } from '@seri/domain/time/japan-time';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readLotRow } from '../../stock/lots/lot-row.query.ts';
import { filesOfAnswer } from './files/file.store.ts';
import { assertIsSeen, assertMayBeTranslatedFor } from './translations.policy.ts';

/** R78: the own request for a lot, with its answer once there is one. */
export async function readResult(
  { database: { db }, settings, clock }: Pick<Platform, 'database' | 'settings' | 'clock'>,
  actor: Actor,
  { carId, type }: ResultQuery,
): Promise<TranslationResult> {
  assertMayBeTranslatedFor(settings, actor);
  const today = japanDay(clock.now());
  const lot = await readLotRow(db, Number(carId));
  if (!lot) throw refusal('NOT_FOUND');
  const placed = { kind: lot.kind, status: lot.status, day: lot.held_on };
  assertIsSeen(actor, placed, type, today);
  const request = await findOwn(db, actor.accountId, lot.id);
  const files = request?.answer_id ? await filesOfAnswer(db, request.answer_id) : [];
  const state = (request?.state ?? null) as TranslationState | null;
  return {
    state,
    text_en: request?.text_en ?? '',
    text_ru: request?.text_ru ?? '',
    files: files.map(({ address }) => address),
    fileDetails: files,
    language: (request?.language ?? null) as Language | null,
    question: request?.question ?? '',
    askedAt: request?.asked_at.toISOString() ?? null,
    settledAt: (request?.amended_at ?? request?.settled_at)?.toISOString() ?? null,
    reason: request?.reason ?? null,
    mayAsk: (state === null || state === 'declined') && !isOver(placed, today),
  };
}

function findOwn(db: Db, accountId: number, lotId: number) {
  return db
    .selectFrom('translation_request')
    .leftJoin('translation_answer', 'translation_answer.id', 'answer_id')
    .select(['state', 'language', 'question', 'asked_at', 'settled_at', 'reason', 'answer_id'])
    .select(['text_en', 'text_ru', 'amended_at'])
    .where('account_id', '=', accountId)
    .where('translation_request.lot_id', '=', lotId)
    .executeTakeFirst();
}
