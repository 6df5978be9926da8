import { languageOf } from '@seri/domain/common/languages';
import { paymentReference } from '@seri/domain/money/first-deposit';
import { maySignIn } from '@seri/domain/people/roles';
import { z } from 'zod';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { nowOf } from '../../../platform/database/transaction.ts';
import { defineJob, enqueue, handleJob, type JobHandler } from '../../../platform/jobs/job.ts';
import { portalLink } from '../../../platform/mail/portal-link.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readMailContact } from '../../people/company/company.query.ts';
import { readMailedLot } from '../../stock/lots/mailed-lot.query.ts';
import { readBalance } from '../ledger/ledger.query.ts';
import { readFees } from './purchase.store.ts';
import { skuOf } from './purchase-texts.ts';
import { purchaseMail } from './purchases.mails.ts';

const mailPurchase = defineJob('purchases.mail-purchase', z.object({ purchaseId: z.int(), entryId: z.int() }));

export const purchasesJobs = [mailPurchase];

export function purchasesHandlers(platform: Platform): JobHandler[] {
  return [handleJob(mailPurchase, (payload) => mailOne(platform, payload))];
}

/** In milliseconds; a price that is corrected or undone within this time is not mailed. */
const mailDelay = 6000;

/** R61: the key replaces a waiting job, so only the last of several prices is mailed. */
export async function schedulePurchaseMail(tx: Tx, purchaseId: number, entryId: number): Promise<void> {
  const runAt = new Date((await nowOf(tx)).getTime() + mailDelay);
  await enqueue(tx, mailPurchase, { purchaseId, entryId }, { runAt, key: `purchase:${purchaseId}` });
}

/** Sends one mail for the entry that set the price, with the current figures. */
async function mailOne(
  { database: { db }, mailer, settings, clock }: Platform,
  { purchaseId, entryId }: { purchaseId: number; entryId: number },
): Promise<void> {
  const purchase = await readPurchase(db, purchaseId);
  if (!purchase || !maySignIn(purchase.role_id)) return;
  const now = clock.now();
  const lot = await readMailedLot(db, purchase.lot_id, now);
  const fees = await readFees(db, purchaseId);
  const language = languageOf(purchase.language_id) ?? 'en';
  const content = purchaseMail(purchase, await readMailContact(db), lot, {
    bidId: purchase.bid_id,
    price: purchase.price,
    fees: fees.reduce((sum, { amount }) => sum + amount, 0),
    balance: await readBalance(db, purchase.account_id),
    reference: `${paymentReference(purchase.account_id)}, ${skuOf(purchaseId)}`,
    links: { purchase: portalLink(settings, `/purchases/${purchaseId}`), balance: portalLink(settings, '/balance') },
    now,
  });
  await mailer.send({ id: `purchase-entry-${entryId}`, to: purchase.email, language, isVital: true, ...content });
}

function readPurchase(db: Db, purchaseId: number) {
  return db
    .selectFrom('purchase')
    .innerJoin('account', 'account.id', 'purchase.account_id')
    .select(['lot_id', 'bid_id', 'purchase.account_id', 'price'])
    .select(['email', 'full_name', 'language_id', 'time_zone', 'email_confirmed_at', 'role_id'])
    .where('purchase.id', '=', purchaseId)
    .where('voided_at', 'is', null)
    .executeTakeFirst();
}
