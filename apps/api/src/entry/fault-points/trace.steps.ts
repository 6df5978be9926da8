import type { Database } from '../../platform/database/database.ts';
import type { CallAnswer, ReadyCall } from './hurt-call.steps.ts';

/** The mails that a call may cause, by their ids. */
const mailIds = `
  select 'notice-' || id from notice where bid_id in (select id from bids)
  union select 'paper-' || id from invoice where account_id = $1
  union select mail || '-' || id from ledger_entry, (values ('purchase-entry'), ('bidding-opened')) as mails (mail)
  where account_id = $1`;

/** Each row that calls for a client have written, as one line without ids and times. */
const traceQuery = `
  with bids as (select * from bid where account_id = $1), purchases as (select * from purchase where account_id = $1)
  select concat_ws(' ', 'bid', status, amount, adjustment, sold_price, 'version', version) as line from bids
  union all select concat_ws(' ', 'account', role_id, credit_limit, 'version', version) from account where id = $1
  union all select concat_ws(' ', 'logged', action) from action_log where on_behalf_of = $1
  union all select concat_ws(' ', 'entry', number, kind, amount, balance) from ledger_entry where account_id = $1
  union all select concat_ws(' ', 'purchase', price, voided_at is null) from purchases
  union all select concat_ws(' ', 'charge', kind, amount, state) from charge where purchase_id in (select id from purchases)
  union all select concat_ws(' ', 'paper', kind, total, (select count(*) from invoice_file where invoice_id = invoice.id))
    from invoice where account_id = $1
  union all select concat_ws(' ', 'receipt', state, amount_jpy, 'version', version) from receipt where account_id = $1
  union all select concat_ws(' ', 'sender', kind, key) from account_sender where account_id = $1
  union all select concat_ws(' ', 'money request', kind, state, amount) from money_request where account_id = $1
  union all select concat_ws(' ', 'message', body) from bid_message where bid_id in (select id from bids)
  union all select concat_ws(' ', 'notice', event_type, account_id = $1, told_at is not null)
    from notice where bid_id in (select id from bids)
  union all select concat_ws(' ', 'event', name, case when audience = 'account:' || $1::bigint then 'client' when audience like 'account:%' then 'manager' else audience end, sequence is not null)
    from outbox where audience = 'account:' || $1::bigint or (data ->> 'accountId')::bigint = $1
      or (data ->> 'bidId')::bigint in (select id from bids) or (data ->> 'lotId')::bigint in (select lot_id from bids)
  union all select concat_ws(' ', 'mail', rtrim(id, '0123456789'), settled_at is not null, is_given_up)
    from mail_sent where id in (${mailIds})
  union all select concat_ws(' ', 'letter', rtrim(id, '0123456789')) from unnest($2::text[]) as letter (id)
    where id in (${mailIds})
  union all select concat_ws(' ', 'key', answer is not null) from idempotency_key where key = $3
  order by line`;

/** `letters` are the ids of the mails that have left, one for each time. */
export async function traceOf(
  { pool }: Database,
  { clientId, key }: Pick<ReadyCall, 'clientId' | 'key'>,
  letters: readonly string[],
): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(traceQuery, [clientId, letters, key]);
  return rows.map(({ line }) => line);
}

/** The lines that are missing in a trace, and those that are too many. */
export function compareTraces(trace: readonly string[], whole: readonly string[]) {
  return { lost: without(whole, trace), twice: without(trace, whole) };
}

function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return lines.filter((line) => {
    const place = left.indexOf(line);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

/** An answer without its ids and times. */
export function shapeOf(answer: CallAnswer | undefined): unknown {
  const shown = JSON.stringify(answer, (name, value: unknown) => (isOwn(name, value) ? 'own' : value));
  return JSON.parse(shown);
}

const isOwn = (name: string, value: unknown) => value !== null && /(?:^i|I)d$|[dD]ate$|^time$|^number$/.test(name);
