import { linkSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { photoAddress } from '@seri/contract/stock/photo';
import type { Random } from '@seri/drawings/random';
import { query } from '../../../tools/src/postgres/database-url.ts';
import type { SignedInPerson } from './people.ts';
import type { SoakedPortal } from './portal.ts';

interface SoakedPhoto {
  id: number;
  lotId: number;
}

interface WantedWidth {
  path: string;
  accept: string;
}

/** Those of listings; the largest takes ten times as long. */
const widths = [120, 200, 480] as const;
const formats = ['image/avif,image/webp', 'image/webp'];
/** A drawing takes up to a second of processor time, a photo a few milliseconds. */
const onePhotoInDrawn = 50;

/** The photos of the demonstration, each in every width and format that nobody has asked for yet. */
export class FirstWidths {
  readonly #portal: SoakedPortal;
  readonly #reader: SignedInPerson;
  readonly #databaseUrl: string;
  readonly #blobs: string;
  readonly #photos: readonly SoakedPhoto[];
  #round = 0;
  #wanted: WantedWidth[] = [];

  private constructor(portal: SoakedPortal, reader: SignedInPerson, place: SoakPlace, photos: readonly SoakedPhoto[]) {
    this.#portal = portal;
    this.#reader = reader;
    this.#databaseUrl = place.databaseUrl;
    this.#blobs = join(place.dataDir, 'blobs/photos');
    this.#photos = photos;
  }

  static async open(
    portal: SoakedPortal,
    reader: SignedInPerson,
    place: SoakPlace,
    random: Random,
  ): Promise<FirstWidths> {
    const rows = await query(
      place.databaseUrl,
      `SELECT DISTINCT ON (photo.id) photo.id, lot_id FROM album
       CROSS JOIN LATERAL unnest(photo_ids[1:2]) AS photo_id JOIN photo ON photo.id = photo_id
       WHERE state = 'drawn' ORDER BY photo.id, lot_id DESC`,
    );
    const photos = rows.map(({ id, lot_id }) => ({ id: Number(id), lotId: Number(lot_id), at: random.fraction() }));
    const widthsOf = new FirstWidths(
      portal,
      reader,
      place,
      photos.toSorted((one, other) => one.at - other.at),
    );
    await widthsOf.#keepOneFile();
    return widthsOf;
  }

  /** Asks for so many pictures, in so many lanes at once. */
  async ask(count: number, lanes: number): Promise<void> {
    if (this.#wanted.length < count) await this.#beginRound();
    const asked = this.#wanted.splice(0, count).values();
    const goOn = async () => {
      for (const { path, accept } of asked) await this.#portal.fetch(path, { cookie: this.#reader.cookie, accept });
    };
    await Promise.all(Array.from({ length: lanes }, goOn));
  }

  /** One drawing stands for all fetched photos: the product makes their pictures from it. */
  async #keepOneFile(): Promise<void> {
    const [photo] = this.#photos;
    if (!photo) throw new Error('The demonstration has no photos.');
    const path = photoAddress(photo.lotId, photo.id, 1280);
    const drawn = await this.#portal.fetch(path, { cookie: this.#reader.cookie, accept: 'image/webp' });
    if (!drawn) throw new Error(`No picture: ${[...this.#portal.failures.keys()].join(', ')}`);
    mkdirSync(this.#blobs, { recursive: true });
    writeFileSync(join(this.#blobs, 'soak'), drawn.bytes);
  }

  /** Every photo gets a new file. In the first round a few stay drawn. */
  async #beginRound(): Promise<void> {
    this.#round += 1;
    const kept = this.#photos.filter((_, index) => this.#round > 1 || index % onePhotoInDrawn !== 0);
    for (const { id } of kept) linkSync(join(this.#blobs, 'soak'), join(this.#blobs, `soak-${this.#round}-${id}`));
    await query(
      this.#databaseUrl,
      `UPDATE photo SET state = 'kept', blob_key = 'photos/soak-${this.#round}-' || id
       WHERE id IN (${kept.map(({ id }) => id).join(', ')})`,
    );
    this.#wanted = this.#photos.flatMap(({ id, lotId }) =>
      widths.flatMap((width) => formats.map((accept) => ({ path: photoAddress(lotId, id, width), accept }))),
    );
  }
}

export interface SoakPlace {
  databaseUrl: string;
  dataDir: string;
}
