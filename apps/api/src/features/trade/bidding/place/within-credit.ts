import { isCovered } from '@seri/domain/bids/bid-credit';
import { headroomOf, exposureOf } from '@seri/domain/money/exposure';
import type { Tx } from '../../../../platform/database/database.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { readBalance } from '../../ledger/ledger.query.ts';
import type { Bidder } from './bidder.store.ts';
import { readOpenBids } from '../../ledger/open-bids.query.ts';

/** R25: does the work, then throws if it held more than was free, which rolls it back. The account must be locked. */
export async function withinCredit<Answer>(tx: Tx, bidder: Bidder, work: () => Promise<Answer>): Promise<Answer> {
  if (!bidder.permissions.creditLimitCheck) return work();
  const headroom = await readHeadroom(tx, bidder);
  const answer = await work();
  const needed = headroom - (await readHeadroom(tx, bidder));
  if (!isCovered({ needed, headroom })) throw refusal('CREDIT_EXCEEDED', { headroom });
  return answer;
}

async function readHeadroom(tx: Tx, { id, creditLimit }: Bidder): Promise<number> {
  const { bids, rooms } = await readOpenBids(tx, id);
  return headroomOf({ balance: await readBalance(tx, id), creditLimit, exposure: exposureOf(bids, rooms) });
}
