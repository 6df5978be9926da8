import { z } from 'zod';
import { defineJob, handleJob, type JobHandler } from '../../../../platform/jobs/job.ts';
import { portalLink } from '../../../../platform/mail/portal-link.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { readMailContact } from '../../company/company.query.ts';
import { readPerson } from '../accounts/account.store.ts';
import { sendLink, sendTo } from '../accounts/send-mails.ts';
import { enrolmentMail, factorChanges, factorMail } from './second-factor.mails.ts';

/** R80: whatever happens to a factor is mailed, so that its owner hears of what somebody else does. */
export const tellFactorJob = defineJob(
  'identity.tell-factor',
  z.object({ accountId: z.int(), change: z.enum(factorChanges) }),
);
export const mailEnrolmentJob = defineJob('identity.mail-enrolment', z.object({ accountId: z.int() }));

export const secondFactorJobs = [tellFactorJob, mailEnrolmentJob];

export function secondFactorHandlers(platform: Platform): JobHandler[] {
  const { database, mailer, settings } = platform;
  return [
    handleJob(tellFactorJob, async ({ accountId, change }, { jobId }) => {
      const person = await readPerson(database.db, accountId);
      const contact = await readMailContact(database.db);
      const content = factorMail(person, contact, change, portalLink(settings, '/profile'));
      await sendTo(mailer, person, `factor-${jobId}`, content);
    }),
    handleJob(mailEnrolmentJob, async ({ accountId }, { jobId }) => {
      const person = await readPerson(database.db, accountId);
      await sendLink(platform, person, 'enrol-factor', jobId, (token, contact) =>
        enrolmentMail(person, contact, portalLink(settings, '/auth/second-factor', token)),
      );
    }),
  ];
}
