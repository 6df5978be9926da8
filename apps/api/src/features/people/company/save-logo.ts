import { createHash } from 'node:crypto';
import type { LogoBody, SavedLogo } from '@seri/contract/people/company.schema';
import { logAction } from '../../../platform/action-log.ts';
import type { Acting } from '../../../platform/http/acting.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { logoTask } from './company.tasks.ts';
import { blobKeyOf, insertLogo } from './logo.store.ts';

/**
 * R27: converts a picture to a WebP logo, whose id is the hash of its bytes. The same picture again changes nothing.
 */
export async function saveLogo(
  acting: Acting,
  { blobs, studio }: Pick<Platform, 'blobs' | 'studio'>,
  { data }: LogoBody,
): Promise<SavedLogo> {
  const { accountId } = acting.actor;
  const picture = await studio.make(logoTask, [Buffer.from(data, 'base64')]);
  if (!picture) throw refusal('FIELDS', { fields: { data: { problem: 'invalid' } } });
  const id = createHash('sha256').update(picture).digest('hex').slice(0, 32);
  // The blob first: a row without a blob would be a broken picture, a blob without a row is never shown.
  await blobs.put(blobKeyOf(id), picture);
  return acting.transaction(async (tx) => {
    const isNew = await insertLogo(tx, id, accountId);
    if (isNew) await logAction(tx, { accountId, action: 'company.logo-saved', subject: `logo:${id}` });
    return { id };
  });
}
