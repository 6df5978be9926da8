import { type Done, success } from '@seri/contract/common.schema';
import type { AskQuery } from '@seri/contract/services/translations.schema';
import { isOver } from '@seri/domain/lots/lot-states';
import { japanDay } from '@seri/domain/time/japan-time';
import type { Tx } from '../../../platform/database/database.ts';
import type { Acting } from '../../../platform/http/acting.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockLotForBid } from '../../stock/lots/lot-for-bid.command.ts';
import { findAnswerForAll } from './answer.store.ts';
import {
  holdTranslations,
  insertRequest,
  lockRequestsOf,
  moveRequests,
  type NewRequest,
  databaseNow,
  type RequestRow,
} from './request.store.ts';
import { tellAsked } from './translations.events.ts';
import { assertIsSeen, assertMayBeTranslatedFor } from './translations.policy.ts';

/**
 * R78: asks staff to translate the sheet of a lot. An account has one request for a lot: a second one changes nothing, but
 * one that was declined may be asked anew. Who asks without a question has the answer for all at once, if there is one.
 */
export async function askTranslation(
  acting: Acting,
  { carId, type, language, specialRequest: question = '' }: AskQuery,
  { settings, clock }: Pick<Platform, 'settings' | 'clock'>,
): Promise<Done> {
  const { actor } = acting;
  assertMayBeTranslatedFor(settings, actor);
  return acting.transaction(async (tx) => {
    const lot = await lockLotForBid(tx, Number(carId));
    const today = japanDay(clock.now());
    assertIsSeen(actor, lot, type, today);
    if (isOver(lot, today)) throw refusal('AUCTION_FINISHED');
    await holdTranslations(tx, lot.id);
    const requests = await lockRequestsOf(tx, [lot.id]);
    const own = requests.find(({ account_id: accountId }) => accountId === actor.accountId);
    if (own && own.state !== 'declined') return success;
    const request = await writeRequest(tx, own, { accountId: actor.accountId, lotId: lot.id, language, question });
    const answer = question === '' ? await findAnswerForAll(tx, lot.id) : undefined;
    if (answer) {
      const written = { answer_id: answer.id, settled_at: databaseNow, settled_by: answer.answered_by };
      await moveRequests(tx, [request], 'answered', written);
    }
    await tellAsked(tx, acting, request, { lot: lot.names, isAnswered: answer !== undefined });
    return success;
  });
}

async function writeRequest(tx: Tx, declined: RequestRow | undefined, asked: NewRequest): Promise<RequestRow> {
  if (!declined) return insertRequest(tx, asked);
  const { language, question } = asked;
  const again = { language, question, asked_at: databaseNow, settled_at: null, settled_by: null, reason: null };
  await moveRequests(tx, [declined], 'requested', again);
  return { ...declined, language, question, state: 'requested' };
}
