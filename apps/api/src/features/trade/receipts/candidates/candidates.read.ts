import type { Candidates, CandidatesQuery } from '@seri/contract/trade/receipts.schema';
import { type AccountSuggestion, isThirdParty, suggestAccounts } from '@seri/domain/receipts/suggest-accounts';
import { sql } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { isVisibleReceipt } from '../receipts.read.ts';
import { presentReceipt, selectReceipts } from '../receipt-rows.read.ts';
import { presentAnnouncement, selectAnnouncements } from '../announcements/announcement-rows.read.ts';
import { readCandidates } from './account-facts.read.ts';
import { readAccountMoney } from './account-money.read.ts';
import { reasonsOf } from './candidate-reasons.ts';
import { findAccounts } from './find-accounts.read.ts';
import { payerOf, tracesOf } from './payer.ts';
import { searchAccounts } from './search-accounts.read.ts';

const mostShown = 20;

/** R94: who may have sent a receipt, the likeliest first; or the clients that a search finds, with the same reasons. */
export async function readCandidatesOf(db: Db, actor: Actor, { id, search }: CandidatesQuery): Promise<Candidates> {
  const row = id === undefined ? null : await findShown(db, actor, Number(id));
  const payer = row && payerOf(row);
  const traces = payer && tracesOf(payer);
  const named = search ? await searchAccounts(db, search) : [];
  const found = search || !traces ? named : await findAccounts(db, traces);
  const prepared = await readCandidates(db, found, traces?.documents);
  const likely = payer ? suggestAccounts(payer, prepared) : nobody;
  const shown = orderOf(likely, named).slice(0, mostShown);
  const [money, announcements] = await Promise.all([readAccountMoney(db, shown), readOnTheirWay(db, shown)]);
  const isOther = new Set(
    prepared.filter((one) => payer !== null && isThirdParty(payer, one)).map(({ accountId }) => accountId),
  );
  return {
    receipt: row && presentReceipt(row),
    list: shown.flatMap((accountId) => {
      const account = money.get(accountId);
      const scored = likely.candidates.find((one) => one.accountId === accountId);
      if (!account) return [];
      return {
        ...account,
        score: scored?.score ?? 0,
        isSuggested: likely.accountId === accountId,
        reasons: reasonsOf(scored?.reasons ?? []),
        isThirdParty: isOther.has(accountId),
      };
    }),
    announcements,
  };
}

const nobody: AccountSuggestion = { accountId: null, candidates: [] };

async function findShown(db: Db, actor: Actor, id: number) {
  const row = await selectReceipts(db)
    .where('receipt.id', '=', id)
    .where(isVisibleReceipt(db, actor))
    .executeTakeFirst();
  if (!row) throw refusal('NOT_FOUND');
  return row;
}

/** Those for whom something speaks come first, then the others in the order in which they were found. */
function orderOf({ candidates }: AccountSuggestion, others: readonly number[]): number[] {
  return [...new Set([...candidates.map(({ accountId }) => accountId), ...others])];
}

async function readOnTheirWay(db: Db, accountIds: readonly number[]): Promise<Candidates['announcements']> {
  const rows = await selectAnnouncements(db)
    .where(sql<boolean>`announced.account_id = any(${accountIds}::bigint[])`)
    .where('announced.state', '=', 'on-its-way')
    .orderBy('announced.id', 'desc')
    .execute();
  return rows.map(presentAnnouncement);
}
