import { totalOf } from '@seri/domain/purchases/purchase';
import { languageOf } from '@seri/domain/common/languages';
import { maySignIn } from '@seri/domain/people/roles';
import { z } from 'zod';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { nowOf } from '../../../platform/database/transaction.ts';
import { defineJob, enqueue, handleJob, type JobHandler } from '../../../platform/jobs/job.ts';
import { portalLink } from '../../../platform/mail/portal-link.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readLotNames } from '../../stock/lots/lot-names.query.ts';
import { readFees } from './purchase.store.ts';
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
  { database: { db }, mailer, settings }: Platform,
  { purchaseId, entryId }: { purchaseId: number; entryId: number },
): Promise<void> {
  const purchase = await readPurchase(db, purchaseId);
  if (!purchase || !maySignIn(purchase.role_id)) return;
  const lot = (await readLotNames(db, [{ id: purchase.lot_id, held_on: purchase.held_on }])).get(purchase.lot_id);
  if (!lot) return;
  const { price } = purchase;
  const cost = { price, total: totalOf({ price, fees: await readFees(db, purchaseId) }) };
  const language = languageOf(purchase.language_id) ?? 'en';
  const content = purchaseMail(purchase, lot, cost, portalLink(settings, `/purchases/${purchaseId}`));
  await mailer.send({ id: `purchase-entry-${entryId}`, to: purchase.email, language, ...content });
}

function readPurchase(db: Db, purchaseId: number) {
  return db
    .selectFrom('purchase')
    .innerJoin('account', 'account.id', 'purchase.account_id')
    .select(['lot_id', 'held_on', 'price', 'email', 'full_name', 'language_id', 'email_confirmed_at', 'role_id'])
    .where('purchase.id', '=', purchaseId)
    .where('voided_at', 'is', null)
    .executeTakeFirst();
}
