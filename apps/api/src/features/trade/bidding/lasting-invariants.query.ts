import { openStatuses } from '@seri/domain/bids/bid-statuses';

const open = `(${openStatuses.join(', ')})`;

/**
 * Queries that find rows which break an invariant of the money and the bids. They ask nothing but the rows, so that a restored
 * backup answers them as the original did.
 */
export const lastingInvariants = {
  'a balance is the sum of its entries': `
    select account_id, sum(amount), (array_agg(balance order by number desc))[1] as last
    from ledger_entry group by account_id having sum(amount) <> (array_agg(balance order by number desc))[1]`,
  'a won bid knows its one purchase, and no other bid has one': `
    select bid.id, bid.status, bid.purchase_id, array_agg(live.id) from bid
    left join purchase as live on live.bid_id = bid.id and live.voided_at is null
    group by bid.id having count(live) > 1 or bid.purchase_id is distinct from min(live.id)
      or (count(live) = 1 and bid.status <> 6)`,
  'the entries of a purchase come to its booked charges, and to its price while it is not void': `
    select purchase.id, price, voided_at, booked.amount from purchase cross join lateral (
      select coalesce(sum(amount), 0) as amount, count(*) filter (where entry.account_id <> purchase.account_id) as foreign_ones
      from ledger_entry as entry where purchase_id = purchase.id
    ) as booked
    where foreign_ones > 0 or -booked.amount <> case when voided_at is null then price else 0 end
      + (select coalesce(sum(amount), 0) from charge where purchase_id = purchase.id and state = 'booked')`,
  'the entries of a charge come to its amount while it is booked, and to nothing otherwise': `
    select charge.id, state, charge.amount, sum(entry.amount) as booked
    from charge left join ledger_entry as entry on charge_id = charge.id
    group by charge.id having coalesce(-sum(entry.amount), 0) <> case when state = 'booked' then charge.amount else 0 end`,
  'the cost of a purchase is the sum of its entries, and what is allocated to it that of its allocations': `
    select purchase.id, cost, allocated, spent.amount, paid.amount from purchase
    cross join lateral (select coalesce(-sum(amount), 0) as amount from ledger_entry where purchase_id = purchase.id) as spent
    cross join lateral (select coalesce(sum(amount), 0) as amount from allocation where purchase_id = purchase.id) as paid
    where cost <> spent.amount or allocated <> paid.amount`,
  'no purchase is paid beyond its cost': `select id, cost, allocated from purchase where allocated > greatest(cost, 0)`,
  'each entry up without a purchase is a source, and no other entry': `
    select entry.id, entry.amount, source.amount from ledger_entry as entry
    full join money_source as source on entry_id = entry.id
    where (entry.purchase_id is null and entry.amount > 0) <> (source.amount is not null) or source.amount <> entry.amount
      or source.account_id <> entry.account_id
      or is_reversed <> exists (select from ledger_entry as taken where taken.reverses_id = entry.id)`,
  'a source pays no more than it holds, and nothing once it is taken back': `
    select source.*, paid.amount as paid from money_source as source
    cross join lateral (select coalesce(sum(amount), 0) as amount from allocation where entry_id = source.entry_id) as paid
    where allocated <> paid.amount or (is_reversed and allocated > 0)`,
  'money is allocated within one account, and freed once': `
    select allocation.*, freed.amount as freed from allocation
    join purchase on purchase.id = purchase_id join money_source as source using (entry_id)
    cross join lateral (select coalesce(-sum(amount), 0) as amount from allocation as back where back.frees_id = allocation.id) as freed
    where purchase.account_id <> allocation.account_id or source.account_id <> allocation.account_id
      or (allocation.amount > 0 and freed.amount > allocation.amount)
      or exists (select from allocation as made where made.id = allocation.frees_id
        and (made.amount < 0 or (made.entry_id, made.purchase_id) <> (allocation.entry_id, allocation.purchase_id)))`,
  'nobody has paid with money that is not there': `
    select account_id, sum(balance) as balance, sum(open) as open, sum(allocated) as allocated from (
      select account_id, sum(amount) as balance, 0 as open, 0 as allocated from ledger_entry group by account_id
      union all
      select account_id, 0, sum(greatest(0, cost - allocated)), sum(allocated) from purchase group by account_id) as part
    group by account_id having sum(allocated) > 0 and sum(balance) + sum(open) < 0`,
  'a receipt has the entry of its money, and one that takes it back once it is reversed': `
    select receipt.id, state, amount_jpy, entry.amount from receipt join ledger_entry as entry on entry.id = entry_id
    where entry.account_id <> receipt.account_id or entry.amount <> amount_jpy or entry.kind <> 'remittance'
      or (state = 'reversed') <> exists (select from ledger_entry as taken where taken.reverses_id = entry.id)`,
  'a payout and what is let off have the entry of their amount': `
    select request.id, request.amount, entry.amount from money_request as request
    join ledger_entry as entry on entry.id = entry_id
    where entry.account_id <> request.account_id
      or entry.amount <> case request.kind when 'payout' then -request.amount else request.amount end`,
  'the total of a paper is the sum of its lines': `
    select invoice.id, total, sum(amount) from invoice left join invoice_line on invoice_id = invoice.id
    group by invoice.id having total <> coalesce(sum(amount), 0)`,
  'credit notes give back no more than an invoice bears': `
    select line.invoice_id, line.place, line.amount, sum(credit.amount) as credited from invoice_line as line
    join invoice as note on note.cancels_id = line.invoice_id
    join invoice_line as credit on credit.invoice_id = note.id and credit.place = line.place
    group by line.invoice_id, line.place having abs(sum(credit.amount)) > abs(line.amount)`,
  'the numbers of a series and year have no gap': `
    select kind = 'proforma' as is_proforma, left(number, -7) as year, count(*), max(right(number, 6)::integer) from invoice
    group by 1, 2 having count(*) <> max(right(number, 6)::integer)`,
  'no invoice bears the price of a void purchase, or a charge that was given back': `
    select purchase_id, charge_id, sum(case kind_of_paper when 'credit_note' then -amount else amount end) from (
      select line.*, invoice.kind as kind_of_paper from invoice_line as line join invoice on invoice.id = invoice_id
      where invoice.kind <> 'proforma' and purchase_id is not null) as line
    join purchase on purchase.id = purchase_id
    where case when charge_id is null then voided_at is not null
      else (select state from charge where charge.id = charge_id) <> 'booked' end
    group by purchase_id, charge_id having sum(case kind_of_paper when 'credit_note' then -amount else amount end) <> 0`,
  'a client has one open bid on a lot': `
    select account_id, lot_id from bid where status in ${open} group by account_id, lot_id having count(*) > 1`,
  'a lot is won once': `select lot_id from bid where status = 6 group by lot_id having count(*) > 1`,
  'no bid waits on a lot that is won': `
    select bid.id, bid.lot_id from bid join bid as win on win.lot_id = bid.lot_id and win.status = 6
    where bid.status in (1, 2)`,
  'a stock car is ordered once, and not on offer meanwhile': `
    select lot_id from bid join lot on lot.id = bid.lot_id
    where bid.kind = 'stock' and bid.status in ${open} group by lot_id having count(*) > 1 or bool_or(lot.status in (4531, 4532))`,
  'a waiting bid has the day and session of its lot': `
    select bid.id, bid.held_on, bid.session_id, lot.held_on, lot.session_id from bid join lot on lot.id = bid.lot_id
    where bid.status in (1, 2) and (bid.held_on, bid.session_id) is distinct from (lot.held_on, lot.session_id)`,
  'each change of a bid is logged once': `
    select bid.id, version, count(log) as logged from bid left join action_log as log on subject = 'bid:' || bid.id
    group by bid.id having version not between count(log) filter (where action <> 'bid.moved') and count(log)`,
} satisfies Record<string, string>;
