import type { AnnounceBody, Announcement } from '@seri/contract/trade/receipts.schema';
import { mayBeSentOn, mostOnTheWay } from '@seri/domain/receipts/announced-payment';
import { isStaff } from '@seri/domain/people/staff-rights';
import { type Clock, isJapanDay, japanDay } from '@seri/domain/time/japan-time';
import type { Acting } from '../../../../platform/http/acting.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { assertFaultless } from '../../../../platform/http/validation.ts';
import { presentAnnouncement, selectAnnouncements } from './announcement-rows.read.ts';
import { countOnTheirWay, holdAccount, insertAnnouncement } from './announcement.store.ts';
import { tellAnnouncement } from './announcements.events.ts';

/** R94: a client says that a payment is on its way. It is no money, but helps to know whose the money is. */
export function announcePayment(acting: Acting, body: AnnounceBody, clock: Clock): Promise<Announcement> {
  const { actor } = acting;
  // R23: staff have no ledger.
  if (isStaff(actor)) throw refusal('FORBIDDEN');
  const { sentOn } = body;
  const isGood = isJapanDay(sentOn) && mayBeSentOn(sentOn, japanDay(clock.now()));
  if (!isGood) assertFaultless({ sentOn: { problem: 'invalid' } });
  return acting.transaction(async (tx) => {
    await holdAccount(tx, actor.accountId);
    if ((await countOnTheirWay(tx, actor.accountId)) >= mostOnTheWay) {
      throw refusal('TOO_MANY_ANNOUNCED', { most: mostOnTheWay });
    }
    const id = await insertAnnouncement(tx, actor.accountId, body);
    const { amount, currency } = body;
    await tellAnnouncement(tx, acting, id, 'made', { amount, currency });
    return presentAnnouncement(await selectAnnouncements(tx).where('announced.id', '=', id).executeTakeFirstOrThrow());
  });
}
