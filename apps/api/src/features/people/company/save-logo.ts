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
/** Pictures of dots only: a drawing such as SVG is a program. */
const formats: ReadonlySet<string | undefined> = new Set(['png', 'jpeg', 'webp']);

/** R27: a picture becomes a logo of our own making, named by its bytes; the same one again changes nothing. */
export async function saveLogo(acting: Acting, blobs: Blobs, { data }: LogoBody): Promise<SavedLogo> {
  const { accountId } = acting.actor;
  const picture = await drawLogo(Buffer.from(data, 'base64'));
  const id = createHash('sha256').update(picture).digest('hex').slice(0, 32);
  // First the blob: without its row no content can name it, a row without it would be a broken picture.
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
  // What begins like a picture may still break off, or be larger than memory.
  return scaled
    .webp({ quality: 90 })
    .toBuffer()
    .catch(() => Promise.reject(notAPicture()));
}

const notAPicture = () => refusal('FIELDS', { fields: { data: { problem: 'invalid' } } });
