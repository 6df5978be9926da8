import { languageOf } from '@seri/domain/common/languages';
import { paymentReference } from '@seri/domain/money/first-deposit';
import { maySignIn } from '@seri/domain/people/roles';
import { z } from 'zod';
import {
  type CronItem,
  defineJob,
  enqueueAll,
  handleJob,
  newJob,
  type JobHandler,
} from '../../../platform/jobs/job.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { portalLink } from '../../../platform/mail/portal-link.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readMailContact } from '../../people/company/company.query.ts';
import { readBilling } from '../../people/seller/billing/billing.query.ts';
import { fillDueDays } from './fill-due-days.ts';
import { dueMail } from './dues.mails.ts';
import { findAccountsToRemind, readReminders } from './reminders.read.ts';

const noPayload = z.object({}) as z.ZodType<Record<string, never>>;
const remindAll = defineJob('dues.remind-all', noPayload);
const remindOne = defineJob('dues.remind', z.object({ accountId: z.int() }));

export const duesJobs = [remindAll, remindOne];

/** R93: at ten in the morning of Japan. */
export const duesCron: readonly CronItem[] = [{ job: remindAll, match: '0 1 * * *' }];

export function duesHandlers(platform: Platform): JobHandler[] {
  return [
    handleJob(remindAll, () => scheduleReminders(platform)),
    handleJob(remindOne, ({ accountId }) => remind(platform, accountId)),
  ];
}

/** R93: a job for each account, so that one mail that fails is tried again by itself. */
async function scheduleReminders({ database: { db } }: Platform): Promise<void> {
  await fillDueDays(db);
  if (!(await readBilling(db)).details.reminds) return;
  const accounts = await findAccountsToRemind(db);
  await inTransaction(db, (tx) =>
    enqueueAll(
      tx,
      accounts.map((accountId) => newJob(remindOne, { accountId }, { key: `due:${accountId}` })),
    ),
  );
}

/** R93: one mail for all cars of an account of which it is reminded today. Of several on one day only the first is sent. */
async function remind({ database: { db }, mailer, settings }: Platform, accountId: number): Promise<void> {
  const { account, reminders, today } = await readReminders(db, accountId);
  if (reminders.length === 0 || !maySignIn(account.role_id)) return;
  const content = dueMail(account, await readMailContact(db), {
    reminders,
    reference: paymentReference(accountId),
    links: { payments: portalLink(settings, '/payments'), purchases: portalLink(settings, '/purchases') },
  });
  const language = languageOf(account.language_id) ?? 'en';
  await mailer.send({ id: `due-${accountId}-${today}`, to: account.email, language, isVital: true, ...content });
}
