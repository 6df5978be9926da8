import { randomUUID } from 'node:crypto';
import type { FeedRow, FeedRowOf } from '@seri/contract/intake/feed.schema';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { type Delivery, openDelivery } from './deliveries/delivery.store.ts';
import { type FeedImportOptions, importDelivery } from './deliveries/import-delivery.ts';
import { findRejects } from './rows/reject.store.ts';
import { ensureSource } from './deliveries/source.store.ts';

/** A line of the file, or a row to be written as one. */
export type Line = FeedRow | string;

export interface FeedSendOptions extends Partial<FeedImportOptions> {
  source?: string;
}

export const house: FeedRowOf<'house'> = { type: 'house', id: 'tokyo', name: 'Tokyo Hall' };
export const session: FeedRowOf<'session'> = {
  type: 'session',
  id: 'tokyo-1',
  house: 'tokyo',
  startsAt: '2026-11-20T10:00:00+09:00',
};

export function lotRow(id: string, more: Partial<FeedRowOf<'lot'>> = {}): FeedRowOf<'lot'> {
  const facts = { lotNo: id, maker: 'Honda', model: 'Fit', runsAt: '2026-11-20T10:30:00+09:00' };
  return { type: 'lot', id, kind: 'car', session: session.id, ...facts, ...more };
}

export function photosRow(lot: string, photos: string[], sheet?: string): FeedRowOf<'photos'> {
  return { type: 'photos', lot, photos, ...(sheet ? { sheet } : {}) };
}

export function resultRow(lot: string, status: number, more: Partial<FeedRowOf<'result'>> = {}): FeedRowOf<'result'> {
  return { type: 'result', lot, status, ...more };
}

export function textOf(lines: readonly Line[]): Buffer {
  return Buffer.from(lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join(''));
}

export function feedSteps(database: Database) {
  const { db } = database;
  return {
    send: async (
      lines: readonly Line[],
      { source = 'test', ...importing }: FeedSendOptions = {},
    ): Promise<Delivery> => {
      const bytes = textOf(lines);
      const sourceId = await ensureSource(db, source);
      const delivery = { sourceId, name: 'a test', digest: randomUUID(), bytes: bytes.length };
      const { id } = await inTransaction(db, (tx) => openDelivery(tx, delivery));
      return importDelivery(database, id, { read: (position) => piecesOf(bytes.subarray(position)), ...importing });
    },
    rejectsOf: ({ id }: Pick<Delivery, 'id'>) => findRejects(db, id, 0, 1_000),
    stateOf: (source = 'test') => readState(database, source),
    lot: async (id: string, source = 'test') => (await readState(database, source)).lots[id],
  };
}

async function* piecesOf(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += 1_000) yield bytes.subarray(start, start + 1_000);
}

/** Everything a source has written, row by row; ids that the database drew are replaced by external ids. */
async function readState({ db }: Database, source: string) {
  const ofSource = sql`(select id from feed_source where name = ${source})`;
  const { rows: houses } = await sql`
    select code, name, bid_step from house where source_id = ${ofSource} order by code`.execute(db);
  const { rows: sessions } = await sql`
    select house.code, to_jsonb(auction_session) - array['id', 'source_id', 'house_id'] as facts
    from auction_session join house on house.id = house_id
    where auction_session.source_id = ${ofSource} order by auction_session.external_id`.execute(db);
  const { rows: lots } = await sql<StoredLot>`
    select lot_key.external_id as id, auction_session.external_id as session,
      lower(maker.name) as maker, model.name as model, chassis_code.name as chassis, category.name as category,
      lot_key.fingerprint, album.fingerprint as album_fingerprint, lot_key.held_on as key_day, lot.held_on as day,
      to_jsonb(lot) - array['id', 'session_id', 'model_id', 'chassis_id', 'category_id'] as facts,
      (select array_agg(address order by place) from unnest(photo_ids) with ordinality as ordered (id, place)
        join photo on photo.id = ordered.id) as photos,
      (select address from photo where photo.id = sheet_id) as sheet
    from lot_key
    join lot on lot.id = lot_key.id
    join model on model.id = model_id join maker on maker.id = maker_id
    left join auction_session on auction_session.id = session_id
    left join chassis_code on chassis_code.id = chassis_id
    left join category on category.id = category_id
    left join album on lot_id = lot_key.id
    where lot_key.source_id = ${ofSource}`.execute(db);
  return { houses, sessions, lots: Object.fromEntries(lots.map(({ id, ...lot }) => [id, lot])) };
}

interface StoredLot {
  id: string;
  session: string | null;
  maker: string;
  fingerprint: string;
  album_fingerprint: string | null;
  /** Both must be the same day: one from `lot_key`, one from `lot`. */
  key_day: string;
  day: string;
  facts: Record<string, unknown>;
  photos: string[] | null;
  sheet: string | null;
}
