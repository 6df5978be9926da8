import type { Undoable } from '@seri/contract/trade/bid-desk.schema';
import { undoState, undoUntil } from '@seri/domain/bids/undo';
import type { Actor } from '../../../../platform/actor.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { readLotNames } from '../../../stock/lots/lot-names.query.ts';
import type { BidFigures } from '../place/bid-figures.ts';
import { readLastChanges } from './changes.read.ts';

/** R58: the actor's own last changes that can still be undone. */
export async function readUndoable(db: Db, actor: Actor, now: Date): Promise<Undoable> {
  const changes = await readLastChanges(db, actor.accountId);
  const bids = await readBids(
    db,
    changes.map(({ bidId }) => bidId),
  );
  return {
    changes: changes.flatMap((change) => {
      const bid = bids.get(change.bidId);
      if (!bid || undoState(change, bid, now) !== 'open') return [];
      const { id, bidId, action, at } = change;
      const [from, to] = [present(actor, change.from), present(actor, change.to)];
      const [lotId, lotNo] = [bid.lot_id, bid.lotNo];
      return [
        { id, bidId, lotId, lotNo, action, from, to, at: at.toISOString(), until: undoUntil(change).toISOString() },
      ];
    }),
  };
}

async function readBids(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const rows = await db
    .selectFrom('bid')
    .select(['id', 'lot_id', 'held_on', 'version'])
    .where('id', 'in', ids)
    .execute();
  const names = await readLotNames(
    db,
    rows.map(({ lot_id: id, held_on }) => ({ id, held_on })),
  );
  return new Map(rows.map((row) => [row.id, { ...row, lotNo: names.get(row.lot_id)?.lotNo ?? '' }]));
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
