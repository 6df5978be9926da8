import { z } from 'zod';
import { defineJob, handleJob, type JobHandler } from '../../../platform/jobs/job.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sendNewDevice, sendPasswordChanged, sendReset, sendTaken, sendVerification } from './accounts/send-mails.ts';

const account = z.object({ accountId: z.int() });

export const tellNewDeviceJob = defineJob('identity.tell-new-device', z.object({ signInId: z.uuid() }));
export const mailVerificationJob = defineJob('identity.mail-verification', account);
/** Tells an account that somebody tried to register its email address once more. */
export const tellTakenJob = defineJob('identity.tell-taken', account);
/** Carries the typed address instead of an id, since the request must not look the account up (R9). */
export const mailResetJob = defineJob('identity.mail-reset', z.object({ email: z.string() }));
export const tellPasswordChangedJob = defineJob('identity.tell-password-changed', account);

export const identityJobs = [tellNewDeviceJob, mailVerificationJob, tellTakenJob, mailResetJob, tellPasswordChangedJob];

export function identityHandlers(platform: Platform): JobHandler[] {
  return [
    handleJob(tellNewDeviceJob, ({ signInId }) => sendNewDevice(platform, signInId)),
    handleJob(mailVerificationJob, ({ accountId }, { jobId }) => sendVerification(platform, accountId, jobId)),
    handleJob(tellTakenJob, ({ accountId }) => sendTaken(platform, accountId)),
    handleJob(mailResetJob, ({ email }, { jobId }) => sendReset(platform, email, jobId)),
    handleJob(tellPasswordChangedJob, ({ accountId }, { jobId }) => sendPasswordChanged(platform, accountId, jobId)),
  ];
}
