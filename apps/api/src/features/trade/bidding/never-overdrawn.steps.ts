import { groupKey } from '@seri/domain/bids/bid-groups';
import { isOpenBid, isWaiting } from '@seri/domain/bids/bid-statuses';
import { exposureOf } from '@seri/domain/money/exposure';
import type { JapanDay } from '@seri/domain/time/japan-time';
import type { TestDatabase } from '@seri/api/testkit/database';
import { expect } from 'vitest';
import { logOf } from './races.steps.ts';

interface ReplayedBid {
  amount: number;
  status: number;
  group: string | null;
}

/**
 * R25: replays the log of an account and checks that no change raised the exposure above what was free at that moment.
 * The exposure may exceed it afterwards, when a limit is lowered or money is taken back.
 */
export async function expectNeverOverdrawn(database: Pick<TestDatabase, 'db'>, accountId: number, creditLimit: number) {
  const days = await daysOf(database, accountId);
  const bids = new Map<string, ReplayedBid>();
  const rooms = new Map<string, number>();
  const means = { creditLimit, balance: 0 };
  let held = 0;
  for (const { action, subject, detail } of await logOf(database, accountId)) {
    if (action === 'ledger.booked') means.balance = Number(detail.balance);
    if (action === 'ledger.credit-limit-changed') means.creditLimit = Number(detail.to);
    if (action === 'bid-group.changed') rooms.set(String(detail.group), Number(detail.to));
    if (subject.startsWith('bid:')) bids.set(subject, detail.to as ReplayedBid);
    const open = [...bids].filter(([, { status }]) => isOpenBid(status));
    const now = exposureOf(
      open.map(([bid, figures]) => openBidOf(figures, days.get(bid) ?? '2026-11-19')),
      rooms,
    );
    if (now > held) expect({ action, held: now }).toSatisfy(() => now <= means.balance + means.creditLimit);
    held = now;
  }
}

const openBidOf = ({ amount, status, group }: ReplayedBid, day: JapanDay) => ({
  amount,
  adjustment: 0,
  group: group && groupKey(day, group),
  canWithdraw: isWaiting(status),
});

async function daysOf({ db }: Pick<TestDatabase, 'db'>, accountId: number): Promise<Map<string, JapanDay>> {
  const rows = await db.selectFrom('bid').select(['id', 'held_on']).where('account_id', '=', accountId).execute();
  return new Map(rows.map((row) => [`bid:${row.id}`, row.held_on as JapanDay]));
}
