import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { to } from 'pg-copy-streams';
import type { JapanDay } from '../../../packages/domain/src/time/japan-time.ts';

/** A lot denormalised into one row, for engines that do not join. */
export interface FlatLot {
  id: number;
  held_on: JapanDay;
  runs_at: string;
  lot_number: number | null;
  kind: string;
  maker_id: number;
  model_id: number;
  chassis_id: number | null;
  session_id: number;
  house_id: number;
  color: string;
  condition: string;
  gearbox: string;
  steering: string;
  status: number;
  year: number | null;
  engine_cc: number | null;
  mileage_km: number | null;
  start_price: number | null;
  sold_price: number | null;
}

const flat = `select lot.id, lot.held_on, lot.runs_at, lot_number, kind, maker_id, model_id, chassis_id,
  session_id, house_id, color,
  condition, gearbox, steering, status, year, engine_cc, mileage_km, start_price, sold_price
  from lot join model on model.id = model_id join auction_session on auction_session.id = session_id
  where kind = 'car' order by lot.held_on, lot.runs_at, lot_number, lot.id`;

export async function writeFlatLots(databaseUrl: string, file: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await pipeline(
      client.query(to(`copy (select row_to_json(flat) from (${flat}) as flat) to stdout`)),
      createWriteStream(file),
    );
  } finally {
    await client.end();
  }
}

export async function* readFlatLots(file: string): AsyncGenerator<FlatLot> {
  for await (const line of createInterface({ input: createReadStream(file) })) yield JSON.parse(line) as FlatLot;
}
