import type { Pool } from 'pg';
import type { ModelPortal } from './money-choices.steps.ts';

/** Rows as the database has them, in the order of their ids. */
export interface MoneyRows {
  bids: { id: number; version: number; status: number; soldPrice: number | null; purchaseId: number | null }[];
  purchases: PurchaseOfRow[];
  charges: { id: number; version: number; purchaseId: number; kind: string; amount: number | null; state: string }[];
  settlements: { id: number; version: number; purchaseId: number; gain: number }[];
  papers: { id: number; kind: string; accountId: number; ofId: number | null; lines: PaperLineOfRow[] }[];
  sources: { id: number; accountId: number; amount: number; allocated: number; isReversed: boolean }[];
  /** Without the part that was freed. */
  allocations: { id: number; accountId: number; sourceId: number; purchaseId: number; amount: number }[];
  receipts: ReceiptOfRow[];
  requests: RequestOfRow[];
  balances: { accountId: number; sum: number; last: number; count: number; number: number }[];
  /** How much was logged and booked. */
  traces: { logged: number; entries: number };
}

interface PurchaseOfRow {
  id: number;
  version: number;
  accountId: number;
  bidId: number;
  price: number;
  isVoid: boolean;
  cost: number;
  allocated: number;
}

interface ReceiptOfRow {
  id: number;
  version: number;
  state: string;
  amount: number;
  accountId: number | null;
  sourceId: number | null;
}

interface RequestOfRow {
  id: number;
  version: number;
  state: string;
  amount: number;
  accountId: number;
  purchaseId: number | null;
  askedBy: number;
}

interface PaperLineOfRow {
  purchaseId: number | null;
  chargeId: number | null;
  amount: number;
}

const rowsQuery = `
  with own as (select * from purchase where account_id = any($1)), papers as (select * from invoice where account_id = any($1)),
  allocations as (
    select coalesce(frees_id, id) as id, account_id, entry_id, purchase_id, sum(amount)::bigint as amount
    from allocation where account_id = any($1) group by 1, 2, 3, 4
  ),
  row_of (name, place, data) as (
    select 'bids', id, jsonb_build_object('id', id, 'version', version, 'status', status, 'soldPrice', sold_price,
      'purchaseId', purchase_id) from bid where account_id = any($1)
    union all select 'purchases', id, jsonb_build_object('id', id, 'version', version, 'bidId', bid_id, 'price', price,
      'isVoid', voided_at is not null, 'accountId', account_id, 'cost', cost, 'allocated', allocated) from own
    union all select 'charges', id, jsonb_build_object('id', id, 'version', version, 'purchaseId', purchase_id, 'kind', kind,
      'amount', amount, 'state', state) from charge where purchase_id in (select id from own)
    union all select 'settlements', id, jsonb_build_object('id', id, 'version', version, 'purchaseId', purchase_id,
      'gain', case when reversed_at is null then gain else 0 end) from settlement where purchase_id in (select id from own)
    union all select 'papers', id, jsonb_build_object('id', id, 'kind', kind, 'accountId', account_id, 'ofId', cancels_id,
      'lines', (select jsonb_agg(jsonb_build_object('purchaseId', purchase_id, 'chargeId', charge_id, 'amount', amount)
        order by place) from invoice_line where invoice_id = papers.id)) from papers
    union all select 'sources', entry_id, jsonb_build_object('id', entry_id, 'accountId', account_id, 'amount', amount,
      'allocated', allocated, 'isReversed', is_reversed) from money_source where account_id = any($1)
    union all select 'allocations', id, jsonb_build_object('id', id, 'accountId', account_id, 'sourceId', entry_id,
      'purchaseId', purchase_id, 'amount', amount) from allocations where amount > 0
    union all select 'receipts', id, jsonb_build_object('id', id, 'version', version, 'state', state, 'amount', amount,
      'accountId', account_id, 'sourceId', entry_id) from receipt where entered_by = any($2)
    union all select 'requests', id, jsonb_build_object('id', id, 'version', version, 'state', state, 'amount', amount,
      'accountId', account_id, 'purchaseId', purchase_id, 'askedBy', asked_by) from money_request where account_id = any($1)
    union all select 'balances', account_id, jsonb_build_object('accountId', account_id, 'sum', sum(amount),
      'last', (array_agg(balance order by number desc))[1], 'count', count(*), 'number', max(number))
      from ledger_entry where account_id = any($1) group by account_id
  )
  select coalesce(jsonb_object_agg(name, rows), '{}') || jsonb_build_object('traces', jsonb_build_object(
    'logged', (select count(*) from action_log where on_behalf_of = any($1) or account_id = any($2)),
    'entries', (select count(*) from ledger_entry where account_id = any($1)))) as rows
  from (select name, jsonb_agg(data order by place) as rows from row_of group by name) as named`;

const none = {
  bids: [],
  purchases: [],
  charges: [],
  settlements: [],
  papers: [],
  sources: [],
  allocations: [],
  receipts: [],
  requests: [],
  balances: [],
};

export async function readMoneyRows(pool: Pool, { buyers, actors }: ModelPortal): Promise<MoneyRows> {
  const ids = buyers.map(({ accountId }) => accountId);
  const { rows } = await pool.query<{ rows: MoneyRows }>(rowsQuery, [ids, Object.values(actors)]);
  return { ...none, ...(rows[0]?.rows ?? { traces: { logged: 0, entries: 0 } }) };
}

export const placeOf = (some: readonly { id: number }[], id: number | null) => some.findIndex((one) => one.id === id);
export const idOf = (row: { id: number; version: number } | undefined) => ({
  id: row?.id ?? 0,
  version: row?.version ?? 0,
});
