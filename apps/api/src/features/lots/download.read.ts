import { apiRoot } from '@seri/contract/headers';
import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { type LotAsked, readKnownLot } from './known-lot.read.ts';

/** Where all photos of a lot are found as one file; empty where it has none. */
export async function readDownload(db: Db, actor: Actor, asked: LotAsked): Promise<string> {
  const lot = await readKnownLot(db, actor, asked);
  return lot.photos.length === 0 ? '' : `${apiRoot}/lots/${lot.id}/photos.zip`;
}
