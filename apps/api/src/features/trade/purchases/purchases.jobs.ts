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
import { costOfPurchase } from '@seri/domain/charges/charge';
import { readBalance } from '../ledger/ledger.query.ts';
import { readCharges } from './charges/charge.store.ts';
import { skuOf } from './purchase-texts.ts';
import { type MailedPurchase, purchaseMail } from './purchases.mails.ts';

const booking = z.object({ purchaseId: z.int(), entryId: z.int() });
const mailPurchase = defineJob('purchases.mail-purchase', booking);
const mailCharges = defineJob('purchases.mail-charges', booking);

export const purchasesJobs = [mailPurchase, mailCharges];

export function purchasesHandlers(platform: Platform): JobHandler[] {
  return [
    handleJob(mailPurchase, (payload) => mailOne(platform, payload, 'price')),
    handleJob(mailCharges, (payload) => mailOne(platform, payload, 'charges')),
  ];
}

/** In milliseconds; a price or charge that is corrected or undone within this time is not mailed. */
const mailDelay = 6000;

/** R61: the key replaces a waiting job, so only the last of several prices is mailed. */
export async function schedulePurchaseMail(tx: Tx, purchaseId: number, entryId: number): Promise<void> {
  await enqueue(tx, mailPurchase, { purchaseId, entryId }, { ...(await mailTime(tx)), key: `purchase:${purchaseId}` });
}

/** R87: several charges that are entered one after another share one mail. */
export async function scheduleChargesMail(tx: Tx, purchaseId: number, entryId: number): Promise<void> {
  await enqueue(tx, mailCharges, { purchaseId, entryId }, { ...(await mailTime(tx)), key: `charges:${purchaseId}` });
}

const mailTime = async (tx: Tx) => ({ runAt: new Date((await nowOf(tx)).getTime() + mailDelay) });

/** Sends one mail for the entry that set the price or changed the charges, with the current figures. */
async function mailOne(
  { database: { db }, mailer, settings, clock }: Platform,
  { purchaseId, entryId }: z.infer<typeof booking>,
  about: MailedPurchase['about'],
): Promise<void> {
  const purchase = await readPurchase(db, purchaseId);
  // A price is told as long as it stands, and charges also of a purchase that has come to an end.
  const isEnded = purchase?.voided_at !== null;
  if (!purchase || (isEnded && about === 'price') || !maySignIn(purchase.role_id)) return;
  const now = clock.now();
  const lot = await readMailedLot(db, purchase.lot_id, now);
  const price = isEnded ? 0 : purchase.price;
  const total = costOfPurchase({ price, charges: await readCharges(db, purchaseId) });
  const language = languageOf(purchase.language_id) ?? 'en';
  const content = purchaseMail(purchase, await readMailContact(db), lot, {
    about: isEnded ? 'end' : about,
    bidId: purchase.bid_id,
    price,
    fees: total - price,
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
    .select(['lot_id', 'bid_id', 'purchase.account_id', 'price', 'voided_at'])
    .select(['email', 'full_name', 'language_id', 'time_zone', 'email_confirmed_at', 'role_id'])
    .where('purchase.id', '=', purchaseId)
    .executeTakeFirst();
}
