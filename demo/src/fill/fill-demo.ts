import type { Tx } from '@seri/api/platform/database/database';
import { sql } from 'kysely';
import { fillAccounts } from './fill-accounts.ts';
import { fillSeller } from './fill-seller.ts';
import { fillClients } from './fill-clients.ts';
import { fillLedger } from './fill-ledger.ts';
import { fillTariffs } from './fill-tariffs.ts';

export interface DemoFill {
  now: Date;
  hashPassword: (password: string) => Promise<string>;
}

const lock = 7_316_003;

/**
 * Writes the missing accounts of the demonstration with their history and money, the bank details and the
 * prices of charges. A second or concurrent run changes nothing.
 */
export async function fillDemo(tx: Tx, { now, hashPassword }: DemoFill): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lock})`.execute(tx);
  const accounts = await fillAccounts(tx, hashPassword);
  await fillSeller(tx, accounts, now);
  await fillTariffs(tx, now);
  await fillLedger(tx, accounts, await fillClients(tx, accounts, now), now);
}
