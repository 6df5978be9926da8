import { languageOf } from '@seri/domain/common/languages';
import { type GivenRights, staffRights, staffRightsOf } from '@seri/domain/people/given-rights';
import { roleIds } from '@seri/domain/people/roles';
import { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import { defineJob, handleJob, type JobHandler } from '../../../platform/jobs/job.ts';
import { portalLink } from '../../../platform/mail/portal-link.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readMailContact } from '../company/company.query.ts';
import { rightsChangedMail } from './rights.mails.ts';

export const tellRightsChangedJob = defineJob('clients.tell-rights-changed', z.object({ logId: z.int() }));

export const clientsJobs = [tellRightsChangedJob];

export function clientsHandlers(platform: Platform): JobHandler[] {
  return [handleJob(tellRightsChangedJob, ({ logId }) => mailRightsChanged(platform, logId))];
}

/** R89: tells a manager who gave or took which right, unless the account has stopped being one. */
async function mailRightsChanged({ database: { db }, mailer, settings }: Platform, logId: number): Promise<void> {
  const row = await readChangeOfRights(db, logId);
  if (!row) return;
  const { from, to } = row.detail as Record<'from' | 'to', { staff_rights: GivenRights }>;
  const manager = { roleId: roleIds.manager, isOwner: false };
  const [before, after] = [staffRightsOf(manager, from.staff_rights), staffRightsOf(manager, to.staff_rights)];
  const content = rightsChangedMail(row, await readMailContact(db), {
    by: row.by,
    at: row.done_at,
    changed: staffRights.filter((right) => before[right] !== after[right]),
    has: after,
    page: portalLink(settings, '/profile'),
  });
  const language = languageOf(row.language_id) ?? 'en';
  await mailer.send({ id: `rights-${logId}`, to: row.email, language, isVital: true, ...content });
}

function readChangeOfRights(db: Db, logId: number) {
  return db
    .selectFrom('action_log')
    .innerJoin('account', 'account.id', 'on_behalf_of')
    .innerJoin('account as owner', 'owner.id', 'action_log.account_id')
    .select(['detail', 'done_at', 'owner.full_name as by'])
    .select(['account.email', 'account.full_name', 'account.language_id', 'account.time_zone'])
    .select('account.email_confirmed_at')
    .where('action_log.id', '=', logId)
    .where('account.role_id', '=', roleIds.manager)
    .executeTakeFirst();
}
