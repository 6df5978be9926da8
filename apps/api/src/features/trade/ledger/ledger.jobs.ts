import { languageOf } from '@seri/domain/common/languages';
import { roleName } from '@seri/domain/people/roles';
import { z } from 'zod';
import { defineJob, handleJob, type JobHandler } from '../../../platform/jobs/job.ts';
import { portalLink } from '../../../platform/mail/portal-link.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readMailContact } from '../../people/company/company.query.ts';
import { biddingOpenedMail } from './ledger.mails.ts';
import { readAvailable } from './ledger.query.ts';

export const tellBiddingOpenedJob = defineJob('ledger.tell-bidding-opened', z.object({ entryId: z.int() }));

export const ledgerJobs = [tellBiddingOpenedJob];

export function ledgerHandlers(platform: Platform): JobHandler[] {
  return [handleJob(tellBiddingOpenedJob, ({ entryId }) => mailBiddingOpened(platform, entryId))];
}

/** R24: sends one mail for the entry that lifted the restriction, unless the account's role has changed since. */
async function mailBiddingOpened({ database: { db }, mailer, settings }: Platform, entryId: number): Promise<void> {
  const row = await db
    .selectFrom('ledger_entry')
    .innerJoin('account', 'account.id', 'ledger_entry.account_id')
    .select(['email', 'full_name', 'language_id', 'time_zone', 'email_confirmed_at', 'role_id'])
    .select(['amount', 'ledger_entry.account_id'])
    .where('ledger_entry.id', '=', entryId)
    .executeTakeFirst();
  if (!row || roleName(row.role_id) !== 'client') return;
  const language = languageOf(row.language_id) ?? 'en';
  const content = biddingOpenedMail(row, await readMailContact(db), {
    amount: row.amount,
    free: await readAvailable(db, row.account_id),
    links: { lots: portalLink(settings, '/'), balance: portalLink(settings, '/balance') },
  });
  await mailer.send({ id: `bidding-opened-${entryId}`, to: row.email, language, isVital: true, ...content });
}
