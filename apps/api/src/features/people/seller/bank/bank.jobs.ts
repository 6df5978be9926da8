import { z } from 'zod';
import { defineJob, handleJob, type JobHandler } from '../../../../platform/jobs/job.ts';
import { portalLink } from '../../../../platform/mail/portal-link.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { mailOwner } from '../versions/mail-owner.ts';
import { bankChangedMail } from './bank.mails.ts';

export const tellBankChangedJob = defineJob('bank.tell-changed', z.object({ ownerId: z.int(), version: z.int() }));

export const bankJobs = [tellBankChangedJob];

/** R64: tells an owner who changed the bank details and when. The details themselves are in no mail. */
export function bankHandlers(platform: Platform): JobHandler[] {
  const page = portalLink(platform.settings, '/company?part=bank');
  return [
    handleJob(tellBankChangedJob, (mail) =>
      mailOwner(platform, { table: 'bank_details', id: 'bank-details', ...mail }, (owner, contact, { by, at }) =>
        bankChangedMail(owner, contact, { by, at, page }),
      ),
    ),
  ];
}
