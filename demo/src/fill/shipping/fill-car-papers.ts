import { createHash, randomUUID } from 'node:crypto';
import type { Blobs } from '@seri/api/platform/blobs/blobs';
import type { Db, Tx } from '@seri/api/platform/database/database';
import { inTransaction } from '@seri/api/platform/database/transaction';
import { japanDay } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import { type CarWithPapers, type DemoPaper, papersOf } from './papers-of-car.ts';
import { plainPdf } from './plain-pdf.ts';

const lock = 7_316_027;
const desk = 'manager@demo.seri';

interface MadePaper {
  purchaseId: number;
  paper: DemoPaper;
  blobKey: string;
  bytes: Uint8Array;
}

/**
 * R99: gives the cars of the demonstration that have come as far the papers that they would have by now, once. They are drawn
 * before the transaction, which would wait for the pictures too long.
 */
export async function fillCarPapers(db: Db, blobs: Pick<Blobs, 'put'>, now: Date): Promise<void> {
  if (await hasPapers(db)) return;
  const made: MadePaper[] = [];
  for (const car of await readCars(db)) {
    for (const paper of papersOf(car, japanDay(now))) {
      const bytes = 'lines' in paper.content ? plainPdf(paper.content.lines) : await drawn(paper.content.picture);
      if (!bytes) continue;
      const blobKey = `car-papers/${randomUUID()}`;
      await blobs.put(blobKey, bytes);
      made.push({ purchaseId: car.id, paper, blobKey, bytes });
    }
  }
  await inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${lock})`.execute(tx);
    if (await hasPapers(tx)) return;
    const staff = await tx.selectFrom('account').select('id').where('email', '=', desk).executeTakeFirst();
    if (staff) for (const one of made) await keep(tx, one, staff.id, now);
  });
}

const hasPapers = async (db: Db | Tx) =>
  (await db.selectFrom('car_paper').select('id').limit(1).executeTakeFirst()) !== undefined;

async function readCars(db: Db): Promise<CarWithPapers[]> {
  const { rows } = await sql<CarWithPapers>`
    select purchase.id, purchase.status, purchase.allocated >= purchase.cost as "isPaid",
      concat_ws(' ', maker.name, model.name) as name, coalesce(chassis_code.name, '') as chassis,
      route.voyage, route.discharge_port as port, route.sailed_on as "sailedOn",
      (select array_agg(photo.address order by place) from album, unnest(photo_ids) with ordinality as shown (photo_id, place)
        join photo on photo.id = photo_id where album.lot_id = lot.id) as photos
    from purchase
    join purchase_route as route on route.purchase_id = purchase.id
    join lot on lot.id = purchase.lot_id and lot.held_on = purchase.held_on
    join model on model.id = lot.model_id join maker on maker.id = model.maker_id
    left join chassis_code on chassis_code.id = lot.chassis_id
    where voided_at is null and route.voyage_id is not null order by purchase.id`.execute(db);
  return rows;
}

async function keep(
  tx: Tx,
  { purchaseId, paper, blobKey, bytes }: MadePaper,
  staffId: number,
  now: Date,
): Promise<void> {
  const { id } = await tx
    .insertInto('car_paper')
    .values({
      kind: paper.kind,
      number: paper.number,
      issued_on: paper.issuedOn,
      valid_until: paper.validUntil,
      blob_key: blobKey,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      bytes: bytes.length,
      media: 'lines' in paper.content ? 'pdf' : 'png',
      state: paper.isHeld ? 'held' : 'shared',
      uploaded_by: staffId,
      ...(!paper.isHeld && { shared_by: staffId, shared_at: now }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.insertInto('car_paper_purchase').values({ paper_id: id, purchase_id: purchaseId, told_at: now }).execute();
}

/** The drawing code is loaded with the first picture: a later start of the demonstration draws none. */
async function drawn(address: string): Promise<Uint8Array | null> {
  const { renderPicture } = await import('@seri/drawings/vehicles/render-picture');
  return renderPicture(address);
}
