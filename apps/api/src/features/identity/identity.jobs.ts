import { type Language, languageOf } from '@seri/domain/languages';
import { z } from 'zod';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/job.ts';
import type { Platform } from '../../platform/platform.ts';
import { newDeviceMail } from './identity.mails.ts';

export const tellNewDevice = defineJob('identity.tell-new-device', z.object({ signInId: z.uuid() }));

export const identityJobs = [tellNewDevice];

export function identityHandlers(platform: Platform): JobHandler[] {
  return [handleJob(tellNewDevice, ({ signInId }) => mailNewDevice(platform, signInId))];
}

/** Re-reads what it tells of; a sign-in that is gone needs no mail. */
async function mailNewDevice({ database: { db }, mailer, settings, geo }: Platform, signInId: string): Promise<void> {
  const row = await db
    .selectFrom('sign_in')
    .innerJoin('account', 'account.id', 'sign_in.account_id')
    .select(['sign_in.id', 'sign_in.created_at', 'user_agent', 'sign_in.address', 'email', 'full_name', 'language_id'])
    .where('sign_in.id', '=', signInId)
    .executeTakeFirst();
  if (!row) return;
  const language: Language = languageOf(row.language_id) ?? 'en';
  const place = row.address ? await geo.locate(row.address) : null;
  const portal = settings.publicUrl ?? `http://localhost:${settings.port}`;
  const content = newDeviceMail(language, { ...row, place, portal });
  await mailer.send({ id: `new-device-${row.id}`, to: row.email, language, ...content });
}
