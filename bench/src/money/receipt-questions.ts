import { bookReceipt } from '../../../apps/api/src/features/trade/receipts/book-receipt.ts';
import { readCandidatesOf } from '../../../apps/api/src/features/trade/receipts/candidates/candidates.read.ts';
import { readReceipts } from '../../../apps/api/src/features/trade/receipts/receipts.read.ts';
import { readAllDebts } from '../../../apps/api/src/features/trade/dues/debts.read.ts';
import type { Actor } from '../../../apps/api/src/platform/actor.ts';
import type { Db } from '../../../apps/api/src/platform/database/database.ts';
import { actingOf } from '../../../apps/api/src/platform/http/acting.ts';
import { actorOf } from '../../../apps/api/src/testkit/actor-of.ts';
import { roleIds } from '../../../packages/domain/src/people/roles.ts';
import type { MoneyQuestion } from './money-questions.ts';
import type { MoneySample } from './sample-money.ts';

const of = <Row>(rows: readonly Row[], turn: number): Row => rows[turn % rows.length] as Row;

/** R94: an accountant goes through the inbox: the list, its searches, who may have sent a receipt, and booking it. */
export function receiptQuestions(db: Db, { managers, clients, receipts }: MoneySample): MoneyQuestion[] {
  const accountant = (turn: number): Actor => {
    const actor = actorOf(of(managers, turn), roleIds.manager);
    return { ...actor, rights: { ...actor.rights, accounting: true } };
  };
  let booked = 0;
  return [
    { name: 'the inbox of the bank', ask: (turn) => readReceipts(db, accountant(turn), {}) },
    { name: 'its page in the middle', ask: (turn) => readReceipts(db, accountant(turn), { page: '200' }) },
    {
      name: 'a sender in the inbox',
      ask: (turn) => readReceipts(db, accountant(turn), { search: of(receipts, turn).senderName }),
    },
    {
      name: 'who may have sent a receipt',
      ask: (turn) => readCandidatesOf(db, accountant(turn), { id: String(of(receipts, turn).id) }),
    },
    {
      name: 'the booking of a receipt',
      ask: () => {
        const { id } = of(receipts, booked);
        const accountId = of(clients, booked);
        const acting = actingOf(db, accountant(booked), undefined, undefined);
        booked += 1;
        const body = { id, version: 1, accountId, purchaseIds: [], announcementId: null, sender: 'once' as const };
        return bookReceipt(acting, body);
      },
    },
    { name: 'what clients owe', ask: (turn) => readAllDebts(db, accountant(turn), { clients: 'all' }) },
    { name: 'what a manager’s clients owe', ask: (turn) => readAllDebts(db, accountant(turn), { clients: 'mine' }) },
  ];
}
