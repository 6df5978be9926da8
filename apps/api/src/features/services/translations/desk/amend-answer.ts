import type { AmendmentBody, TranslationView } from '@seri/contract/services/translations.schema';
import type { Acting } from '../../../../platform/http/acting.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { amendTexts } from '../answer.store.ts';
import { useFiles } from '../files/file.store.ts';
import { moveRequests } from '../request.store.ts';
import { tellSettled } from '../translations.events.ts';
import { assertCurrent, lockRequest } from './held-request.ts';
import { readNamesOf, readTranslation } from './translation.read.ts';

/** R78: corrects an answer, for everybody who has it. The lot may have ended: a wrong answer should not stay. */
export function amendAnswer(
  acting: Acting,
  id: number,
  { version, textEn, textRu, files }: AmendmentBody,
): Promise<TranslationView> {
  const { actor } = acting;
  return acting.transaction(async (tx) => {
    const { request, ofLot } = await lockRequest(tx, actor, id);
    await assertCurrent(tx, actor, request, version);
    const answerId = request.answer_id;
    if (answerId === null) throw refusal('STATE_CHANGED');
    const served = ofLot.filter((one) => one.answer_id === answerId);
    await amendTexts(tx, answerId, { textEn, textRu });
    await useFiles(tx, { answerId, requestId: id }, files);
    await moveRequests(tx, served, 'amended', { settled_by: actor.accountId });
    await tellSettled(tx, acting, served, { move: 'amended', lot: await readNamesOf(tx, request.lot_id) });
    return readTranslation(tx, actor, id);
  });
}
