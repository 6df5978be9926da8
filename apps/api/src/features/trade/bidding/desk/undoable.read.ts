import type { Undoable } from '@seri/contract/trade/bid-desk.schema';
import { undoState, undoUntil } from '@seri/domain/bids/undo';
import { sql } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { readLotNames } from '../../../stock/lots/lot-names.query.ts';
import type { BidFigures } from '../place/bid-figures.ts';
import { type OwnBidChange, readLastChanges } from './changes.read.ts';

/** R58: the actor's own last changes that can still be undone; of a batch, its latest one with the number of bids. */
export async function readUndoable(db: Db, actor: Actor, now: Date): Promise<Undoable> {
  const changes = await readLastChanges(db, { accountId: actor.accountId, now });
  const versions = await readVersions(db, changes);
  const open = changes.filter((change) => {
    const version = versions.get(change.bidId);
    return version !== undefined && undoState(change, { version }, now) === 'open';
  });
  const parts = [...Map.groupBy(open, ({ id, batch }) => batch ?? id).values()];
  const lots = await readLots(
    db,
    parts.flatMap(([latest]) => latest?.bidId ?? []),
  );
  return { changes: parts.flatMap((part) => presentPart(actor, part, lots)) };
}

function presentPart(
  actor: Actor,
  part: readonly OwnBidChange[],
  lots: ReadonlyMap<number, { id: number; lotNo: string }>,
): Undoable['changes'] {
  const [latest] = part;
  const lot = latest && lots.get(latest.bidId);
  if (!lot) return [];
  const { id, bidId, action, at, batch } = latest;
  const bids = new Set(part.map((change) => change.bidId));
  return [
    {
      id,
      bidId,
      lotId: lot.id,
      lotNo: lot.lotNo,
      action,
      from: present(actor, latest.from),
      to: present(actor, latest.to),
      at: at.toISOString(),
      until: undoUntil(latest).toISOString(),
      batch,
      count: bids.size,
    },
  ];
}

async function readVersions(db: Db, changes: readonly OwnBidChange[]): Promise<ReadonlyMap<number, number>> {
  const ids = changes.map(({ bidId }) => bidId);
  const rows = db
    .selectFrom('bid')
    .select(['id', 'version'])
    .where(sql<boolean>`id = any(${ids}::bigint[])`);
  return new Map((await rows.execute()).map(({ id, version }) => [id, version]));
}

async function readLots(db: Db, bidIds: readonly number[]) {
  const rows = await db
    .selectFrom('bid')
    .select(['id', 'lot_id', 'held_on'])
    .where(sql<boolean>`id = any(${bidIds}::bigint[])`)
    .execute();
  const names = await readLotNames(
    db,
    rows.map(({ lot_id: id, held_on }) => ({ id, held_on })),
  );
  return new Map(rows.map(({ id, lot_id }) => [id, { id: lot_id, lotNo: names.get(lot_id)?.lotNo ?? '' }]));
}

function present({ permissions }: Pick<Actor, 'permissions'>, figures: BidFigures) {
  const { amount, adjustment, status, bidType, group, soldPrice, autoBid, purchaseId } = figures;
  return {
    amount,
    adjustment: permissions.adjustmentPriceShow ? adjustment : null,
    status,
    bidType: permissions.exportTypeShow ? bidType : null,
    group,
    soldPrice,
    autoBid,
    isBought: purchaseId !== null,
  };
}
