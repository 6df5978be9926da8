import type { Blobs } from '@seri/api/platform/blobs/blobs';
import type { Tx } from '@seri/api/platform/database/database';
import { japanDay } from '@seri/domain/japan-time';
import { sql } from 'kysely';
import { demoLots } from '../lots/demo-lots.ts';
import { fillAccounts } from './fill-accounts.ts';
import { fillClients } from './fill-clients.ts';
import { fillLedger } from './fill-ledger.ts';
import { fillLots } from './fill-lots.ts';
import { fillPhotos } from './fill-photos.ts';
import { fillSessions } from './fill-sessions.ts';

export interface DemoFill {
  /** Lots that ran before it have their result. */
  now: Date;
  blobs: Blobs;
  hashPassword: (password: string) => Promise<string>;
}

const seed = 20_261_118;
const lotCount = 300;
const lock = 7_316_003;

/** Fills what is missing of the demonstration; a second run, or two at once, change nothing. */
export async function fillDemo(tx: Tx, { now, blobs, hashPassword }: DemoFill): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lock})`.execute(tx);
  const accounts = await fillAccounts(tx, hashPassword);
  await fillLedger(tx, accounts, await fillClients(tx, accounts, now), now);
  const week = demoLots({ seed, count: lotCount, today: japanDay(now), asOf: now });
  const sessions = await fillSessions(tx, week.houses, week.sessions);
  const photoIds = await fillPhotos(tx, blobs, week.lots);
  await fillLots(tx, week.lots, { sessions, photoIds });
}
