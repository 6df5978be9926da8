import { billingChanges } from '@seri/domain/money/company-billing';
import { z } from 'zod';
import { defineJob, handleJob, type JobHandler } from '../../../../platform/jobs/job.ts';
import { portalLink } from '../../../../platform/mail/portal-link.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { mailOwner } from '../versions/mail-owner.ts';
import { billingChangedMail } from './billing.mails.ts';
import { billingOf } from './billing.query.ts';

export const tellBillingChangedJob = defineJob(
  'billing.tell-changed',
  z.object({ ownerId: z.int(), version: z.int() }),
);

export const billingJobs = [tellBillingChangedJob];

/** R64: tells an owner who changed which of the billing data, from what to what. */
export function billingHandlers(platform: Platform): JobHandler[] {
  const page = portalLink(platform.settings, '/company?part=billing');
  return [
    handleJob(tellBillingChangedJob, (mail) =>
      mailOwner(platform, { table: 'company_billing', id: 'company-billing', ...mail }, (owner, contact, change) => {
        const changes = billingChanges(billingOf(change.former), billingOf(change.details));
        return billingChangedMail(owner, contact, { by: change.by, at: change.at, changes, page });
      }),
    ),
  ];
}
