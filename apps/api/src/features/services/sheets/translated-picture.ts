import { createHash } from 'node:crypto';
import { apiRoot } from '@seri/contract/headers';
import type { SheetPictureParams } from '@seri/contract/services/sheets.schema';
import type { Language } from '@seri/domain/common/languages';
import type { JapanDay } from '@seri/domain/time/japan-time';
import type { Actor } from '../../../platform/actor.ts';
import { openMaking } from '../../../platform/blobs/make-once.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { openPictureBytes } from '../../stock/photos/sheet-photo.query.ts';
import { readSheetPhoto } from '../../stock/photos/sheet-photo.query.ts';
import { readingVersion } from './reading-version.ts';
import { findReading } from './sheet-reading.store.ts';
import { layOverTask } from './sheets.tasks.ts';

/** Raised when the same reading looks otherwise. */
const look = 1;
/** One at a time: photos of listings use the same studio. */
const atOnce = 1;

/** Names a picture by all that it depends on but its language. */
const versionOf = (sha256: string) =>
  createHash('sha256').update(`${sha256} ${readingVersion()} ${look}`).digest('hex').slice(0, 16);

export function pictureAddress(lotId: number, language: Language, sha256: string): string {
  return `${apiRoot}/lots/${lotId}/sheet/${language}/${versionOf(sha256)}`;
}

export type TranslatedPictures = (
  actor: Actor,
  params: SheetPictureParams,
  today: JapanDay,
  signal: AbortSignal,
) => Promise<Uint8Array>;

/** R77: the sheet with its words laid over it. Each is made once, and kept with the other pictures. */
export function openTranslatedPictures(platform: Platform): TranslatedPictures {
  const { database, blobs, studio } = platform;
  const bytesOf = openPictureBytes(platform);
  const once = openMaking(blobs, atOnce);
  return async (actor, { lotId, language, version }, today, signal) => {
    const photo = await readSheetPhoto(database.db, actor, lotId, today);
    const { sha256, reading } = (photo && (await findReading(database.db, photo.id))) ?? {};
    if (!photo || !sha256 || !reading || versionOf(sha256) !== version) throw refusal('NOT_FOUND');
    const make = async (unwanted: AbortSignal) => {
      const sheet = await bytesOf(photo, unwanted);
      return sheet && studio.make(layOverTask, [sheet, reading, language], unwanted);
    };
    const picture = await once(`sheets/${version}-${language}.webp`, make, signal);
    if (!picture) throw refusal('NOT_FOUND');
    return picture;
  };
}
