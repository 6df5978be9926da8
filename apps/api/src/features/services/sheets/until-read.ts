import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { findReading } from './sheet-reading.store.ts';

const longest = 20_000;
const pause = 250;

/** The reading as soon as it has ended, or as it stands after a while. No connection is held meanwhile. */
export async function untilRead(db: Db, photoId: number, signal: AbortSignal) {
  const end = performance.now() + longest;
  for (;;) {
    const reading = await findReading(db, photoId);
    if (!reading) throw refusal('UNREADABLE');
    if (reading.state !== 'waiting' || performance.now() > end) return reading;
    await wait(pause, undefined, { signal });
  }
}
