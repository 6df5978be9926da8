import { query } from '../../../tools/src/postgres/database-url.ts';

export interface SampledPaper {
  number: string;
  total: number;
  issuedOn: string;
  party: string;
  accountId: number;
}

/** Rows to ask about, in a random order. */
export interface MoneySample {
  managers: number[];
  clients: number[];
  /** The account with the most entries. */
  largest: number;
  purchases: { id: number; accountId: number }[];
  papers: SampledPaper[];
  /** The lines that wait in the inbox of the bank. */
  receipts: { id: number; senderName: string }[];
  /** The last two years: `2026-11`. */
  months: string[];
}

export async function sampleMoney(url: string, size: number): Promise<MoneySample> {
  const some = (columns: string, from: string) =>
    query(url, `SELECT ${columns} FROM ${from} ORDER BY random() LIMIT ${size}`);
  const [managers, clients, largest, purchases, papers, receipts, months] = [
    await some('id', 'account WHERE role_id = 991'),
    await some('id', 'account WHERE role_id = 1064'),
    await query(url, 'SELECT account_id FROM ledger_entry GROUP BY account_id ORDER BY count(*) DESC LIMIT 1'),
    await some('id, account_id', 'purchase'),
    await some('number, total, issued_on::text, party, account_id', 'invoice'),
    await some('id, sender_name', "receipt WHERE state = 'new'"),
    await some(
      "to_char(month, 'YYYY-MM') AS month",
      "generate_series(now() - interval '23 months', now(), '1 month') AS month",
    ),
  ];
  return {
    managers: managers.map(({ id }) => Number(id)),
    clients: clients.map(({ id }) => Number(id)),
    largest: Number(largest[0]?.['account_id']),
    purchases: purchases.map(({ id, account_id: accountId }) => ({ id: Number(id), accountId: Number(accountId) })),
    papers: papers.map((row) => ({
      number: String(row['number']),
      total: Number(row['total']),
      issuedOn: String(row['issued_on']),
      party: String(row['party']),
      accountId: Number(row['account_id']),
    })),
    receipts: receipts.map((row) => ({ id: Number(row['id']), senderName: String(row['sender_name']) })),
    months: months.map(({ month }) => String(month)),
  };
}
