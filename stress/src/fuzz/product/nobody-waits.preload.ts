import { findReading } from '@seri/api/features/services/sheets/sheet-reading.store';
import type { untilRead as untilReallyRead } from '@seri/api/features/services/sheets/until-read';
import type { AwaitedAskings } from '@seri/api/platform/asking/await-askings';
import { refusal } from '@seri/api/platform/http/refusal';

// The worker, which answers askings and reads sheets, rests: a call that waits for it loses its patience at once.

export const openAwaiting = (): AwaitedAskings => ({ wait: async () => undefined, stop: () => undefined });

export const untilRead: typeof untilReallyRead = async (db, photoId) => {
  const reading = await findReading(db, photoId);
  if (!reading) throw refusal('UNREADABLE');
  return reading;
};
