import type { Tx } from '../../../platform/database/database.ts';
import { databaseNow } from './request.store.ts';

export interface AnswerTexts {
  textEn: string;
  textRu: string;
}

interface NewAnswer extends AnswerTexts {
  lotId: number;
  accountId: number;
  isForAll: boolean;
}

export async function insertAnswer(tx: Tx, answer: NewAnswer): Promise<number> {
  const { id } = await tx
    .insertInto('translation_answer')
    .values({
      lot_id: answer.lotId,
      text_en: answer.textEn,
      text_ru: answer.textRu,
      is_for_all: answer.isForAll,
      answered_by: answer.accountId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function amendTexts(tx: Tx, id: number, { textEn, textRu }: AnswerTexts): Promise<void> {
  const texts = { text_en: textEn, text_ru: textRu, amended_at: databaseNow };
  await tx.updateTable('translation_answer').set(texts).where('id', '=', id).execute();
}

/** R78: the answer that serves everybody who asks for the lot without a question. */
export function findAnswerForAll(tx: Tx, lotId: number) {
  return tx
    .selectFrom('translation_answer')
    .select(['id', 'answered_by'])
    .where('lot_id', '=', lotId)
    .where('is_for_all', '=', true)
    .executeTakeFirst();
}
