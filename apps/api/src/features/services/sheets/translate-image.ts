import type { TranslateQuery } from '@seri/contract/services/sheets.schema';
import { japanDay } from '@seri/domain/time/japan-time';
import type { Acting } from '../../../platform/http/acting.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockAccount } from '../../people/identity/identity.command.ts';
import { readSheetPhoto } from '../../stock/photos/sheet-photo.query.ts';
import { countReadings, findReading, type WantedSheet } from './sheet-reading.store.ts';
import { wantReading } from './sheets.command.ts';
import { mostInHour, mostWaiting } from './sheets.policy.ts';
import { pictureAddress } from './translated-picture.ts';
import { offersReading } from './sheets.query.ts';
import { untilRead } from './until-read.ts';

const retryAfter = 60;

/** R77: the address of the translated sheet. One that was not read yet is read first, and waited for a while. */
export async function translateImage(
  platform: Pick<Platform, 'database' | 'clock' | 'settings' | 'log'>,
  acting: Acting,
  { carId: lotId, language }: TranslateQuery,
  signal: AbortSignal,
): Promise<string> {
  const {
    database: { db },
    clock,
  } = platform;
  if (!(await offersReading(platform, acting.actor))) throw refusal('SWITCHED_OFF');
  const photo = await readSheetPhoto(db, acting.actor, lotId, japanDay(clock.now()));
  if (!photo) throw refusal('NOTHING_TO_READ');
  const wanted = { lotId, photoId: photo.id };
  const known = (await findReading(db, photo.id)) ?? (await askForReading(acting, wanted));
  const ended = !known || known.state === 'waiting' ? await untilRead(db, photo.id, signal) : known;
  if (ended.state === 'waiting') throw refusal('BEING_READ', { retryAfter: 5 });
  if (ended.state === 'failed') throw refusal('UNREADABLE');
  return pictureAddress(lotId, language, ended.sha256 ?? '');
}

/** Only sheets that are read anew count; the account's lock keeps parallel requests from slipping past its pace. */
function askForReading(acting: Acting, wanted: WantedSheet): Promise<null> {
  const { accountId } = acting.actor;
  return acting.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const { waiting, ofAccount } = await countReadings(tx, accountId);
    if (ofAccount >= mostInHour) throw refusal('TOO_MANY', { retryAfter });
    if (waiting >= mostWaiting) throw refusal('OVERLOADED', { retryAfter: 30 });
    await wantReading(tx, wanted, accountId);
    return null;
  });
}
