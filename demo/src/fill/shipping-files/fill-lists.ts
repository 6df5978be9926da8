import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { keepList } from '@seri/api/features/shipping/shipping-files/send-list.command';
import { logAction } from '@seri/api/platform/action-log';
import type { Actor } from '@seri/api/platform/actor';
import type { Blobs } from '@seri/api/platform/blobs/blobs';
import type { Tx } from '@seri/api/platform/database/database';
import { withSentBytes } from '@seri/api/platform/files/sent-file';
import { addDays, japanDay } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import { readDemoActors } from '../../running/demo-actors.ts';
import { containerList } from './container-list.ts';
import { type ChooseCar, readCarsToList } from './listed-cars.read.ts';
import { bookedByHand } from './roro-list.data.ts';
import { roroList } from './roro-list.ts';

const lock = 7_316_031;
const desk = 'manager@demo.seri';

/** R102: sends two lists of forwarders with the traps of the trade, once. The worker reads them as any other. */
export async function fillLists(tx: Tx, blobs: Pick<Blobs, 'putStream' | 'remove'>, now: Date): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lock})`.execute(tx);
  if (await tx.selectFrom('shipping_file').select('id').limit(1).executeTakeFirst()) return;
  const [actor] = await readDemoActors(tx, [desk]);
  if (!actor) return;
  const [today, chooseCar] = [japanDay(now), await readCarsToList(tx)];
  const yesterday = addDays(today, -1);
  await bookByHand(tx, actor, chooseCar);
  const send = (name: string, bytes: Uint8Array) =>
    withSentBytes(blobs, { blobKey: `shipping-files/${randomUUID()}`, body: Readable.from([bytes]) }, (sent) =>
      keepList(tx, { actor, socketId: undefined }, { name, sent }),
    );
  await send(`RoRo booking list ${yesterday}.xlsx`, await roroList(chooseCar, today, yesterday));
  await send(`船積予定表_${today.replaceAll('-', '')}.csv`, containerList(chooseCar, today));
}

/** Writes a booking as the desk would have done today, after the first list was made. */
async function bookByHand(tx: Tx, { accountId }: Actor, chooseCar: ChooseCar): Promise<void> {
  const { purchaseId } = chooseCar(bookedByHand.car) ?? {};
  if (purchaseId === undefined) return;
  const booked = { booking_no: bookedByHand.bookingNo };
  await tx.updateTable('purchase').set(booked).where('id', '=', purchaseId).execute();
  const detail = { to: booked };
  const subject = `purchase:${purchaseId}` as const;
  await logAction(tx, { accountId, action: 'purchase.logistics-changed', subject, detail });
}
