import type { AnswerBody, TranslationView } from '@seri/contract/services/translations.schema';
import { isOver } from '@seri/domain/lots/lot-states';
import { isOpenTranslation } from '@seri/domain/services/translation-states';
import { type Clock, japanDay } from '@seri/domain/time/japan-time';
import type { Acting } from '../../../../platform/http/acting.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { lockLotForBid } from '../../../stock/lots/lot-for-bid.command.ts';
import { findAnswerForAll, insertAnswer } from '../answer.store.ts';
import { useFiles } from '../files/file.store.ts';
import { holdTranslations, moveRequests, databaseNow, type RequestRow } from '../request.store.ts';
import { tellSettled } from '../translations.events.ts';
import { assertHolds, findLotOf, lockRequest } from './held-request.ts';
import { readTranslation } from './translation.read.ts';

/**
 * R78: answers a taken request. Without a question the answer serves everybody who asks for the lot without one, now and
 * later; the answer to a question does so only if its author says so.
 */
export function answerRequest(
  acting: Acting,
  id: number,
  { version, textEn, textRu, files, alsoForOthers }: AnswerBody,
  clock: Clock,
): Promise<TranslationView> {
  const { actor } = acting;
  const { accountId } = actor;
  return acting.transaction(async (tx) => {
    const lot = await lockLotForBid(tx, await findLotOf(tx, actor, id));
    if (isOver(lot, japanDay(clock.now()))) throw refusal('AUCTION_FINISHED');
    await holdTranslations(tx, lot.id);
    const { request, ofLot } = await lockRequest(tx, actor, id);
    await assertHolds(tx, actor, request, version);
    const isWanted = request.question === '' || alsoForOthers;
    const isForAll = isWanted && (await findAnswerForAll(tx, lot.id)) === undefined;
    const answerId = await insertAnswer(tx, { lotId: lot.id, accountId, textEn, textRu, isForAll });
    await useFiles(tx, { answerId, requestId: id }, files);
    const served = isForAll ? [request, ...othersWithout(request, ofLot)] : [request];
    await moveRequests(tx, served, 'answered', { answer_id: answerId, settled_at: databaseNow, settled_by: accountId });
    await tellSettled(tx, acting, served, { move: 'answered', lot: lot.names });
    return readTranslation(tx, actor, id);
  });
}

/** The other requests for the lot that wait without a question. */
const othersWithout = ({ id }: RequestRow, ofLot: readonly RequestRow[]) =>
  ofLot.filter((other) => other.id !== id && other.question === '' && isOpenTranslation(other.state));
