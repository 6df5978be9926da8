import type { PurchaseEntry } from '@seri/domain/charges/charge';
import { formatYen } from '@seri/domain/money/money';
import type { Language } from '@seri/domain/common/languages';
import { formatMessage } from '@seri/messages/server';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Acting } from '../../../../platform/http/acting.ts';
import { bookEntries } from '../book-entries.ts';
import { noticePurchase } from '../notice-purchase.ts';
import { chargeLabel } from '../purchase-texts.ts';
import { raiseVersion } from '../purchase.store.ts';
import { tellPurchase } from '../purchases.events.ts';
import { scheduleChargesMail } from '../purchases.jobs.ts';
import type { ChargeRow } from './charge.store.ts';
import type { PurchaseToCharge } from './lock-to-charge.ts';

interface ChangedCharge extends PurchaseToCharge {
  action: 'entered' | 'changed' | 'returned' | 'removed';
  charge: ChargeRow;
  former?: ChargeRow;
  entries: readonly PurchaseEntry[];
}

/** R87: books what a change of a charge costs or gives back, and tells it. The client gets a notice of money that is booked. */
export async function tellCharge(tx: Tx, acting: Acting, change: ChangedCharge): Promise<void> {
  const { actor, socketId } = acting;
  const { purchase, names, charge, former, entries, action } = change;
  const author = { bookedBy: actor.accountId, socketId };
  await raiseVersion(tx, purchase.id);
  const ids = await bookEntries(tx, purchase, { ...author, names, entries });
  const detail = { chargeId: charge.id, kind: charge.kind, amount: charge.amount, state: charge.state };
  await tellPurchase(tx, author, purchase, `charge-${action}`, { ...detail, ...(former && { from: former.amount }) });
  const [entryId] = ids;
  if (entryId === undefined) return;
  await noticeCharge(tx, acting, change);
  await scheduleChargesMail(tx, purchase.id, entryId);
}

async function noticeCharge(tx: Tx, acting: Acting, change: ChangedCharge): Promise<void> {
  const { charge } = change;
  const amount = formatYen(Math.abs(charge.amount ?? 0));
  const cause = causeOf(change);
  const text = (language: Language) =>
    formatMessage(language, `notice.${cause}`, { charge: chargeLabel(language, charge.kind), amount });
  await noticePurchase(tx, acting, change, { eventType: 'managerCharge', cause, text });
}

function causeOf({ action, charge, former }: ChangedCharge) {
  if (action === 'returned') return 'chargeReturned';
  if (former?.state === 'booked') return 'chargeChanged';
  return charge.kind === 'discount' ? 'chargeDiscounted' : 'chargeBooked';
}
