import { setTimeout as wait } from 'node:timers/promises';
import { apiRoot } from '@seri/contract/headers';
import type { Ground } from '../product/ground.ts';
import { sendSignal } from '../product/system-processes.ts';
import { withDatabase } from '../product/with-database.ts';
import { PatientVisitor } from '../visitors/visitor.ts';
import type { Heal } from './faults.data.ts';

/** A reader that hangs is killed after 45 seconds, the second try comes 30 seconds later, and the sheet takes a few. */
const longestReading = 120_000;

/** Hurts the reader while it reads a sheet. It is healed when the sheet has been read after all (R77). */
export const hurtReader =
  (signal: 'SIGKILL' | 'SIGSTOP') =>
  async ({ seri }: Ground): Promise<Heal> => {
    // Nobody of the crowd, whose paces are their own.
    const dealer = new PatientVisitor({ url: seri.url, email: 'dealer@demo.seri', note: () => undefined });
    await dealer.signIn();
    const lot = await unreadLot({ seri });
    const headers = { cookie: dealer.cookie, 'sec-fetch-site': 'same-origin' };
    const asked = fetch(`${seri.url}${apiRoot}/car-auction/image-translate?carId=${lot}&language=en`, { headers });
    const deadline = performance.now() + longestReading;
    for (;;) {
      const pids = seri.pidsOf('reader');
      for (const pid of pids) sendSignal(pid, signal);
      if (pids.length > 0) break;
      if (performance.now() > deadline) throw new Error('No reader was started.');
      await wait(20);
    }
    return async () => {
      await asked;
      await untilRead({ seri }, lot);
    };
  };

/** Each time another one, because what was read once is kept. */
function unreadLot({ seri }: Pick<Ground, 'seri'>): Promise<string> {
  return withDatabase(seri, async (pool) => {
    const { rows } = await pool.query<{ id: string }>(`
      select lot_id as id from album join lot on lot.id = lot_id
      where kind = 'car' and status = 4532 and sheet_id is not null
        and sheet_id not in (select photo_id from sheet_reading) order by lot_id limit 1`);
    if (!rows[0]) throw new Error('All sheets have been read.');
    return rows[0].id;
  });
}

function untilRead({ seri }: Pick<Ground, 'seri'>, lot: string): Promise<void> {
  return withDatabase(seri, async (pool) => {
    const deadline = performance.now() + longestReading;
    for (;;) {
      const { rows } = await pool.query<{ state: string }>('select state from sheet_reading where lot_id = $1', [lot]);
      if (rows[0]?.state === 'read') return;
      if (rows[0]?.state !== 'waiting' || performance.now() > deadline)
        throw new Error(`The sheet of lot ${lot} was not read: ${rows[0]?.state ?? 'nobody asked'}`);
      await wait(500);
    }
  });
}
