import { bidStatusCodes as codes, isWaiting } from '@seri/domain/bids/bid-statuses';
import type { Pool } from 'pg';
import type { ModelPortal } from './money-moves.steps.ts';

/** Rows as the database has them, in the order of their ids. */
export interface MoneyRows {
  bids: { id: number; version: number; status: number; soldPrice: number | null; purchaseId: number | null }[];
  purchases: { id: number; version: number; bidId: number; price: number; isVoid: boolean }[];
  charges: { id: number; version: number; purchaseId: number; kind: string; amount: number | null; state: string }[];
  settlements: { id: number; version: number; purchaseId: number; gain: number }[];
  papers: { id: number; kind: string; accountId: number; ofId: number | null; lines: PaperLineOfRow[] }[];
  balances: { accountId: number; sum: number; last: number; count: number; number: number }[];
  /** How much was logged and booked. */
  traces: { logged: number; entries: number };
}

interface PaperLineOfRow {
  purchaseId: number | null;
  chargeId: number | null;
  amount: number;
}

const rowsQuery = `
  with own as (select * from purchase where account_id = any($1)), papers as (select * from invoice where account_id = any($1)),
  row_of (name, place, data) as (
    select 'bids', id, jsonb_build_object('id', id, 'version', version, 'status', status, 'soldPrice', sold_price,
      'purchaseId', purchase_id) from bid where account_id = any($1)
    union all select 'purchases', id, jsonb_build_object('id', id, 'version', version, 'bidId', bid_id, 'price', price,
      'isVoid', voided_at is not null) from own
    union all select 'charges', id, jsonb_build_object('id', id, 'version', version, 'purchaseId', purchase_id, 'kind', kind,
      'amount', amount, 'state', state) from charge where purchase_id in (select id from own)
    union all select 'settlements', id, jsonb_build_object('id', id, 'version', version, 'purchaseId', purchase_id,
      'gain', case when reversed_at is null then gain else 0 end) from settlement where purchase_id in (select id from own)
    union all select 'papers', id, jsonb_build_object('id', id, 'kind', kind, 'accountId', account_id, 'ofId', cancels_id,
      'lines', (select jsonb_agg(jsonb_build_object('purchaseId', purchase_id, 'chargeId', charge_id, 'amount', amount)
        order by place) from invoice_line where invoice_id = papers.id)) from papers
    union all select 'balances', account_id, jsonb_build_object('accountId', account_id, 'sum', sum(amount),
      'last', (array_agg(balance order by number desc))[1], 'count', count(*), 'number', max(number))
      from ledger_entry where account_id = any($1) group by account_id
  )
  select coalesce(jsonb_object_agg(name, rows), '{}') || jsonb_build_object('traces', jsonb_build_object(
    'logged', (select count(*) from action_log where on_behalf_of = any($1)),
    'entries', (select count(*) from ledger_entry where account_id = any($1)))) as rows
  from (select name, jsonb_agg(data order by place) as rows from row_of group by name) as named`;

const none = { bids: [], purchases: [], charges: [], settlements: [], papers: [], balances: [] };

export async function readMoney(pool: Pool, { buyers }: ModelPortal): Promise<MoneyRows> {
  const ids = buyers.map(({ accountId }) => accountId);
  const { rows } = await pool.query<{ rows: MoneyRows }>(rowsQuery, [ids]);
  return { ...none, ...(rows[0]?.rows ?? { traces: { logged: 0, entries: 0 } }) };
}

/** All that the model and the database must agree on. Rows are told by their places, because ids differ from run to run. */
interface MoneyPicture {
  bids: { status: number; soldPrice: number | null; purchase: number }[];
  purchases: { bid: number; price: number; isVoid: boolean; charges: string[]; gain: number }[];
  papers: { kind: string; buyer: number; of: number; lines: string[] }[];
  balances: number[];
}

export function pictureOfRows(rows: MoneyRows, { buyers }: ModelPortal): MoneyPicture {
  const chargesOf = (id: number | null) => rows.charges.filter(({ purchaseId }) => purchaseId === id);
  return {
    bids: rows.bids.map(({ status, soldPrice, purchaseId }) => ({
      status,
      soldPrice,
      purchase: placeOf(rows.purchases, purchaseId),
    })),
    purchases: rows.purchases.map(({ id, bidId, price, isVoid }) => ({
      bid: placeOf(rows.bids, bidId),
      price,
      isVoid,
      charges: chargesOf(id).map(chargeLine),
      gain: sumGains(rows.settlements.filter(({ purchaseId }) => purchaseId === id)),
    })),
    papers: rows.papers.map(({ kind, accountId, ofId, lines }) => ({
      kind,
      buyer: buyers.findIndex((buyer) => buyer.accountId === accountId),
      of: placeOf(rows.papers, ofId),
      lines: lines.map(({ purchaseId, chargeId, amount }) =>
        paperLine(placeOf(rows.purchases, purchaseId), placeOf(chargesOf(purchaseId), chargeId), amount),
      ),
    })),
    balances: buyers.map(({ accountId }) => rows.balances.find((one) => one.accountId === accountId)?.last ?? 0),
  };
}

export function pictureOfModel({ model, buyers }: ModelPortal): MoneyPicture {
  const papers = model.papers.all;
  return {
    bids: model.bids.map(({ status, soldPrice, purchase }) => ({
      status,
      soldPrice,
      purchase: purchase ? model.purchases.indexOf(purchase) : -1,
    })),
    purchases: model.purchases.map(({ bid, price, isVoid, charges, settlement }) => ({
      bid: model.bids.indexOf(bid),
      price,
      isVoid,
      charges: charges.map(chargeLine),
      gain: settlement?.gain ?? 0,
    })),
    papers: papers.map(({ kind, buyer, of, lines }) => ({
      kind,
      buyer: buyers.indexOf(buyer),
      of: of ? papers.indexOf(of) : -1,
      lines: lines.map(({ purchase, charge, amount }) => {
        const place = charge && purchase ? purchase.charges.indexOf(charge) : -1;
        return paperLine(purchase ? model.purchases.indexOf(purchase) : -1, place, amount);
      }),
    })),
    balances: buyers.map((buyer) => model.balanceOf(buyer)),
  };
}

const placeOf = (some: readonly { id: number }[], id: number | null) => some.findIndex((one) => one.id === id);
const chargeLine = ({ kind, amount, state }: { kind: string; amount: number | null; state: string }) =>
  `${kind} ${amount ?? 'unknown'} ${state}`;
const paperLine = (purchase: number, charge: number, amount: number) => `${amount} for ${purchase}/${charge}`;
const sumGains = (some: readonly { gain: number }[]) => some.reduce((sum, { gain }) => sum + gain, 0);

/** R58: undoing a win reopens the bids that it had ended, where that is still possible. The model takes over which. */
export function adoptReopened(rows: MoneyRows, { model }: ModelPortal): void {
  for (const [place, bid] of model.bids.entries()) {
    const status = rows.bids[place]?.status ?? bid.status;
    if (bid.status === codes.finished && isWaiting(status)) bid.status = status;
  }
}

/** Gives the rows of the model the ids and versions that theirs have in the database. The pictures are the same by now. */
export function learnIds(rows: MoneyRows, { model }: ModelPortal): void {
  for (const [place, bid] of model.bids.entries()) Object.assign(bid, idOf(rows.bids[place]));
  for (const [place, paper] of model.papers.all.entries()) paper.id = rows.papers[place]?.id ?? 0;
  for (const [place, purchase] of model.purchases.entries()) {
    const { id, version } = idOf(rows.purchases[place]);
    Object.assign(purchase, { id, version });
    const own = rows.charges.filter(({ purchaseId }) => purchaseId === id);
    for (const [at, charge] of purchase.charges.entries()) Object.assign(charge, idOf(own[at]));
    const settlement = rows.settlements.findLast(({ purchaseId }) => purchaseId === id);
    if (purchase.settlement) Object.assign(purchase.settlement, idOf(settlement));
  }
}

const idOf = (row: { id: number; version: number } | undefined) => ({ id: row?.id ?? 0, version: row?.version ?? 0 });
