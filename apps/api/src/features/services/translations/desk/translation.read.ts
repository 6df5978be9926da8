import type { TranslationView } from '@seri/contract/services/translations.schema';
import { openTranslations } from '@seri/domain/services/translation-states';
import type { Actor } from '../../../../platform/actor.ts';
import type { Db, Tx } from '../../../../platform/database/database.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { type LotNames, readLotNames } from '../../../stock/lots/lot-names.query.ts';
import { filesOfAnswer, unusedFiles } from '../files/file.store.ts';
import { presentRequests, requestRows } from './translation-rows.read.ts';

/** One request, with its answer or with what was sent for it. */
export async function readTranslation(db: Db | Tx, actor: Actor, id: number): Promise<TranslationView> {
  const request = await requestRows(db, actor).where('request.id', '=', id).executeTakeFirst();
  const [row] = request ? await presentRequests(db, actor, [request]) : [];
  if (!request || !row) throw refusal('NOT_FOUND');
  const { answer_id: answerId, lot_id: lotId, reason } = request;
  const answer = answerId === null ? undefined : await readTexts(db, answerId);
  return {
    ...row,
    reason,
    textEn: answer?.text_en ?? '',
    textRu: answer?.text_ru ?? '',
    files: answerId === null ? await unusedFiles(db, id) : await filesOfAnswer(db, answerId),
    others: await countOthers(db, id, lotId),
  };
}

function readTexts(db: Db | Tx, answerId: number) {
  const answer = db.selectFrom('translation_answer').select(['text_en', 'text_ru']).where('id', '=', answerId);
  return answer.executeTakeFirstOrThrow();
}

async function countOthers(db: Db | Tx, id: number, lotId: number): Promise<number> {
  const { others } = await db
    .selectFrom('translation_request')
    .select(({ fn }) => fn.countAll<number>().as('others'))
    .where('lot_id', '=', lotId)
    .where('id', '<>', id)
    .where('question', '=', '')
    .where('state', 'in', openTranslations)
    .executeTakeFirstOrThrow();
  return others;
}

export async function readNamesOf(db: Db | Tx, lotId: number): Promise<LotNames> {
  const key = db.selectFrom('lot_key').select('held_on').where('id', '=', lotId);
  const names = await readLotNames(db, [{ id: lotId, ...(await key.executeTakeFirstOrThrow()) }]);
  const lot = names.get(lotId);
  if (!lot) throw new Error(`The lot ${lotId} is gone.`);
  return lot;
}
