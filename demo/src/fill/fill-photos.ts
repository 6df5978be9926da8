import type { Blobs } from '@seri/api/platform/blobs/blobs';
import type { Tx } from '@seri/api/platform/database/database';
import { drawVehicle } from '../drawings/draw-vehicle.ts';
import type { DemoLot, DemoPhoto } from '../lots/demo-lots.ts';

/** Raised when the drawings change: a photo never changes under its key. */
const edition = 2;

/** Lots of the same body and paint share their pictures, so a few dozen drawings serve them all. */
export function blobKeyOf({ body, paint, view }: DemoPhoto): string {
  return `drawings/${edition}/${body}-${view}-${paint.replace('#', '')}.svg`;
}

/** The pictures of these lots as blobs and rows, by blob key. */
export async function fillPhotos(tx: Tx, blobs: Blobs, lots: readonly DemoLot[]): Promise<Map<string, number>> {
  const photos = new Map(lots.flatMap((lot) => lot.photos.map((photo) => [blobKeyOf(photo), photo])));
  for (const [key, photo] of photos) {
    if (!(await blobs.has(key))) await blobs.put(key, new TextEncoder().encode(drawVehicle(photo)));
  }
  const rows = await tx
    .insertInto('photo')
    .values([...photos.keys()].map((key) => ({ blob_key: key })))
    .onConflict((conflict) =>
      conflict.column('blob_key').doUpdateSet((row) => ({ blob_key: row.ref('excluded.blob_key') })),
    )
    .returning(['id', 'blob_key'])
    .execute();
  return new Map(rows.map((row) => [row.blob_key, row.id]));
}
