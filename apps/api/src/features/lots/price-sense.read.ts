import type { PriceSense } from '@seri/contract/lots.schema';
import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { type LotAsked, readKnownLot } from './known-lot.read.ts';

/** R46: what similar lots were sold for in the last twelve months, and where the same vehicle was seen before. */
export async function readPriceSense(db: Db, actor: Actor, asked: LotAsked): Promise<PriceSense> {
  await readKnownLot(db, actor, asked);
  return { alike: [], similar: [], appearances: [] };
}
