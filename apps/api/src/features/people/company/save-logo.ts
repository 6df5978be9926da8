import { createHash } from 'node:crypto';
import type { LogoBody, SavedLogo } from '@seri/contract/people/company.schema';
import sharp from 'sharp';
import { logAction } from '../../../platform/action-log.ts';
import type { Blobs } from '../../../platform/blobs/blobs.ts';
import type { Acting } from '../../../platform/http/acting.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { blobKeyOf, insertLogo } from './logo.store.ts';

const box = { width: 480, height: 120 };
const mostPixels = 16_000_000;
/** Raster formats only: an SVG can contain scripts. */
const formats: ReadonlySet<string | undefined> = new Set(['png', 'jpeg', 'webp']);

/**
 * R27: converts a picture to a WebP logo, whose id is the hash of its bytes. The same picture again changes nothing.
 */
export async function saveLogo(acting: Acting, blobs: Blobs, { data }: LogoBody): Promise<SavedLogo> {
  const { accountId } = acting.actor;
  const picture = await drawLogo(Buffer.from(data, 'base64'));
  const id = createHash('sha256').update(picture).digest('hex').slice(0, 32);
  // The blob first: a row without a blob would be a broken picture, a blob without a row is never shown.
  await blobs.put(blobKeyOf(id), picture);
  return acting.transaction(async (tx) => {
    const isNew = await insertLogo(tx, id, accountId);
    if (isNew) await logAction(tx, { accountId, action: 'company.logo-saved', subject: `logo:${id}` });
    return { id };
  });
}

async function drawLogo(bytes: Buffer): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: mostPixels });
  const known = await picture.metadata().catch(() => undefined);
  if (!formats.has(known?.format)) throw notAPicture();
  const scaled = picture.autoOrient().resize({ ...box, fit: 'inside', withoutEnlargement: true });
  // A file with a valid header may still be truncated or exceed the pixel limit.
  return scaled
    .webp({ quality: 90 })
    .toBuffer()
    .catch(() => Promise.reject(notAPicture()));
}

const notAPicture = () => refusal('FIELDS', { fields: { data: { problem: 'invalid' } } });
