import { linkSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { photoAddress, type PhotoWidth } from '../../../packages/contract/src/stock/photo.ts';
import { query } from '../../../tools/src/postgres/database-url.ts';
import { admit, type BenchAccount } from '../admit.ts';
import { metricOf } from '../memory.ts';
import type { BenchFinding, Trial } from '../trial.ts';

const pictures = Number(process.env['SERI_BENCH_PICTURES'] ?? 3_000);
const warm = 1_000;
const most = { megabytes: 450, growth: 1.15 };
/** As many as a browser asks for at once. */
const atOnce = 6;
/** Those of listings; the largest takes ten times as long. */
const widths: readonly PhotoWidth[] = [120, 200, 480];
const formats = ['image/avif,image/webp', 'image/webp'];
/** A drawing takes up to a second of processor time, a photo a few milliseconds. */
const onePhotoInDrawn = 200;

interface WantedPicture {
  lotId: number;
  photoId: number;
  width: PhotoWidth;
  accept: string;
}

/** Asks for pictures that nobody has asked for yet, and reads the memory of the API meanwhile. */
export async function askFirstPictures(trial: Trial): Promise<BenchFinding[]> {
  const [reader] = await admit(trial, ['manager@demo.seri']);
  if (!reader) throw new Error('The demonstration has no manager.');
  const wanted = await wantedPictures(trial);
  const fresh = await megabytesOf(trial);
  const startedAt = performance.now();
  await askAll(trial, reader, wanted.splice(0, warm));
  const warmed = await megabytesOf(trial);
  await askAll(trial, reader, wanted);
  const last = await megabytesOf(trial);
  const minutes = (performance.now() - startedAt) / 60_000;
  const detail = `${fresh} MB at first, ${warmed} MB after ${warm}, ${last} MB at last, after ${minutes.toFixed(1)} minutes`;
  return [
    {
      name: `memory of the API after ${pictures} pictures, against ${most.megabytes} MB`,
      ratio: last / most.megabytes,
      atMost: 1,
      detail,
    },
    { name: `the same, against after ${warm}`, ratio: last / warmed, atMost: most.growth, detail },
  ];
}

/** Each photo in every width and format. */
async function wantedPictures(trial: Trial): Promise<WantedPicture[]> {
  const photos = Math.ceil(pictures / (widths.length * formats.length));
  // Vehicles that look the same share their pictures, so each look is taken once.
  const rows = await query(
    trial.databaseUrl,
    `SELECT * FROM (
       SELECT DISTINCT ON (address) lot_id, photo.id FROM album
       CROSS JOIN LATERAL unnest(photo_ids[1:1] || sheet_id) AS photo_id JOIN photo ON photo.id = photo_id
     ) AS look ORDER BY md5(id::text) LIMIT ${photos}`,
  );
  if (rows.length < photos) throw new Error(`There are only ${rows.length} of ${photos} photos: set SERI_BENCH_LOTS.`);
  await keepPhotos(
    trial,
    rows.map(({ id }) => Number(id)).filter((_, index) => index % onePhotoInDrawn !== 0),
  );
  return rows
    .flatMap(({ lot_id, id }) =>
      widths.flatMap((width) =>
        formats.map((accept) => ({ lotId: Number(lot_id), photoId: Number(id), width, accept })),
      ),
    )
    .slice(0, pictures);
}

/** Turns drawn photos into fetched ones, all of one file. */
async function keepPhotos({ databaseUrl, dataDir }: Trial, photoIds: readonly number[]): Promise<void> {
  const folder = join(dataDir, 'blobs/photos');
  const file = join(folder, 'bench');
  mkdirSync(folder, { recursive: true });
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const picture = sharp({ create: { width: 640, height: 480, channels: 3, background: '#a30', noise } });
  writeFileSync(file, await picture.webp().toBuffer());
  for (const id of photoIds) linkSync(file, join(folder, `bench-${id}`));
  await query(
    databaseUrl,
    `UPDATE photo SET state = 'kept', blob_key = 'photos/bench-' || id WHERE id IN (${photoIds.join(', ')})`,
  );
}

async function askAll(trial: Trial, reader: BenchAccount, wanted: WantedPicture[]): Promise<void> {
  const waiting = wanted.values();
  const askOneByOne = async () => {
    for (const one of waiting) await askPicture(trial, reader, one);
  };
  await Promise.all(Array.from({ length: atOnce }, askOneByOne));
}

async function askPicture({ baseUrl }: Trial, { cookie }: BenchAccount, wanted: WantedPicture): Promise<void> {
  const { lotId, photoId, width, accept } = wanted;
  const response = await fetch(`${baseUrl}${photoAddress(lotId, photoId, width)}`, { headers: { cookie, accept } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`photo ${photoId} of lot ${lotId} answers ${response.status}`);
}

async function megabytesOf(trial: Trial): Promise<number> {
  return Math.round((await metricOf(trial, 'process_resident_memory_bytes')) / 2 ** 20);
}
