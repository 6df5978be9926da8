import { languageOf } from '@seri/domain/common/languages';
import { z } from 'zod';
import { defineJob, handleJob, type JobHandler } from '../../../platform/jobs/job.ts';
import { portalLink } from '../../../platform/mail/portal-link.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readMailContact } from '../company/company.query.ts';
import { bankChangedMail } from './bank.mails.ts';
import { findOwner } from './bank.store.ts';

/** One job for each owner: an address that takes no mail keeps the others from nothing. */
export const tellBankChangedJob = defineJob('bank.tell-changed', z.object({ ownerId: z.int(), version: z.int() }));

export const bankJobs = [tellBankChangedJob];

export function bankHandlers(platform: Platform): JobHandler[] {
  return [handleJob(tellBankChangedJob, ({ ownerId, version }) => mailBankChanged(platform, ownerId, version))];
}

/** R64: tells an owner who changed the bank details and when. The details themselves are in no mail. */
async function mailBankChanged(
  { database: { db }, mailer, settings }: Platform,
  ownerId: number,
  version: number,
): Promise<void> {
  const owner = await findOwner(db, ownerId);
  if (!owner) return;
  const change = await db
    .selectFrom('bank_details')
    .innerJoin('account', 'account.id', 'bank_details.changed_by')
    .select(['changed_at', 'full_name'])
    .where('bank_details.version', '=', version)
    .executeTakeFirstOrThrow();
  const content = bankChangedMail(owner, await readMailContact(db), {
    by: change.full_name,
    at: change.changed_at,
    page: portalLink(settings, '/company?part=bank'),
  });
  const language = languageOf(owner.language_id) ?? 'en';
  await mailer.send({ id: `bank-details-${version}-${ownerId}`, to: owner.email, language, isVital: true, ...content });
}
