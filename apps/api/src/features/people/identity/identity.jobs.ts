import { z } from 'zod';
import { defineJob, handleJob, type JobHandler } from '../../../platform/jobs/job.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sendNewDevice, sendPasswordChanged, sendReset, sendTaken, sendVerification } from './accounts/send-mails.ts';

const account = z.object({ accountId: z.int() });

export const tellNewDevice = defineJob('identity.tell-new-device', z.object({ signInId: z.uuid() }));
export const mailVerification = defineJob('identity.mail-verification', account);
/** Tells an account that somebody tried to register its email address once more. */
export const tellTaken = defineJob('identity.tell-taken', account);
/** Carries the typed address instead of an id, since the request must not look the account up (R9). */
export const mailReset = defineJob('identity.mail-reset', z.object({ email: z.string() }));
export const tellPasswordChanged = defineJob('identity.tell-password-changed', account);

export const identityJobs = [tellNewDevice, mailVerification, tellTaken, mailReset, tellPasswordChanged];

export function identityHandlers(platform: Platform): JobHandler[] {
  return [
    handleJob(tellNewDevice, ({ signInId }) => sendNewDevice(platform, signInId)),
    handleJob(mailVerification, ({ accountId }, { jobId }) => sendVerification(platform, accountId, jobId)),
    handleJob(tellTaken, ({ accountId }) => sendTaken(platform, accountId)),
    handleJob(mailReset, ({ email }, { jobId }) => sendReset(platform, email, jobId)),
    handleJob(tellPasswordChanged, ({ accountId }, { jobId }) => sendPasswordChanged(platform, accountId, jobId)),
  ];
}
