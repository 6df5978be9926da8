/** One line of the product that must not change unseen: with `to` in the place of `from`, one of `tests` must fail. */
export interface Mutant {
  id: string;
  /** The harm that the mutant would do. */
  why: string;
  file: string;
  from: string;
  to: string;
  tests: readonly string[];
}

const domain = 'packages/domain/src/';
const bidding = 'apps/api/src/features/trade/bidding/';
const feed = 'apps/api/src/features/intake/feed/';
const ledger = 'apps/api/src/features/trade/ledger/';
const lots = 'apps/api/src/features/stock/lots/';
const purchases = 'apps/api/src/features/trade/purchases/';
const papers = 'apps/api/src/features/trade/papers/';
const invoicing = 'apps/api/src/features/trade/invoices/';
const http = 'apps/api/src/platform/http/';
const secondFactor = 'apps/api/src/features/people/identity/second-factor/';

const money: readonly Mutant[] = [
  {
    id: 'money-adjustment',
    why: 'An open bid would hold its amount without the adjustment.',
    file: `${domain}bids/bid-amount.ts`,
    from: '  amount + adjustment;',
    to: '  amount;',
    tests: [`${domain}money/exposure.test.ts`],
  },
  {
    id: 'money-bound-bids',
    why: 'A bid of a group that can no longer be withdrawn would hold nothing.',
    file: `${domain}money/exposure.ts`,
    from: 'index < room || !bid.canWithdraw',
    to: 'index < room',
    tests: [`${domain}money/exposure.test.ts`],
  },
  {
    id: 'money-headroom',
    why: 'Open bids would not lower what is free to bid.',
    file: `${domain}money/exposure.ts`,
    from: 'return balance + creditLimit - exposure;',
    to: 'return balance + creditLimit;',
    tests: [`${domain}money/exposure.test.ts`],
  },
  {
    id: 'money-step',
    why: 'An amount off the step of the house would be taken.',
    file: `${domain}bids/bid-amount.ts`,
    from: 'if (amount % rules.step !== 0)',
    to: 'if (false)',
    tests: [`${domain}bids/bid-amount.test.ts`],
  },
  {
    id: 'money-running-balance',
    why: 'The last entry would not hold the sum of all.',
    file: `${ledger}entry.store.ts`,
    from: 'balance: (last?.balance ?? 0) + entry.amount',
    to: 'balance: entry.amount',
    tests: [`${ledger}bookings.pg.test.ts`],
  },
  {
    id: 'money-price-changed',
    why: 'Another price of a purchase would be booked as a second purchase.',
    file: `${purchases}book-purchase.command.ts`,
    from: 'if (existing) return changePrice(tx, existing, booking);',
    to: '',
    tests: [`${purchases}won-bids-cost.pg.test.ts`],
  },
  {
    id: 'money-given-back',
    why: 'A purchase that comes to nothing would keep its price.',
    file: `${domain}charges/charge.ts`,
    from: "{ kind: 'refund', amount: price, fee: null }, ",
    to: '',
    tests: [`${domain}charges/charge.test.ts`],
  },
  {
    id: 'money-bought-holds-nothing',
    why: 'A bid that is paid would hold its amount beside the entries of the ledger.',
    file: `${ledger}open-bids.query.ts`,
    from: ' and purchase_id is null`;',
    to: '`;',
    tests: [`${purchases}won-bids-cost.pg.test.ts`],
  },
  {
    id: 'money-price-above-bid',
    why: 'A sold price above the bid would be booked without asking.',
    file: `${bidding}desk/set-sold-price.ts`,
    from: 'soldPrice > maxPriceOf(bid) && !confirmed',
    to: 'false',
    tests: [`${bidding}desk/win-price.pg.test.ts`],
  },
  {
    id: 'money-undo-within-credit',
    why: 'A win that waits again would hold more than its client has.',
    file: `${bidding}place/within-credit.ts`,
    from: 'if (!isCovered({ needed, headroom }))',
    to: 'if (false)',
    tests: [`${bidding}desk/set-status.pg.test.ts`, `${bidding}desk/undo-change.pg.test.ts`],
  },
];

const locks: readonly Mutant[] = [
  {
    id: 'lock-win',
    why: 'A bid placed beside a win would wait on a lot that is won.',
    file: `${bidding}desk/set-status.ts`,
    from: 'lockBidOnLot(tx, bidId, status === bidStatusCodes.won)',
    to: 'lockBidOnLot(tx, bidId)',
    tests: [`${bidding}desk/win-race.pg.test.ts`],
  },
  {
    id: 'lock-undo',
    why: 'A win that an undo restores would leave a bid that is placed beside it waiting.',
    file: `${bidding}desk/undo-change.ts`,
    from: 'lockBidOnLot(tx, change.bidId, true)',
    to: 'lockBidOnLot(tx, change.bidId)',
    tests: [`${bidding}desk/win-race.pg.test.ts`],
  },
  {
    id: 'lock-accounts-of-batch',
    why: 'Two batches of bids of one client would both spend the same yen.',
    file: `${bidding}place/bidder.store.ts`,
    from: 'order by id for no key update',
    to: 'order by id',
    tests: [`${bidding}place/overdraw-race.pg.test.ts`],
  },
  {
    id: 'lock-account',
    why: 'A group that grows would not see the bid that is placed beside it.',
    file: `${bidding}place/bidder.store.ts`,
    from: 'where id = ${accountId} for no key update',
    to: 'where id = ${accountId}',
    tests: [`${bidding}place/overdraw-race.pg.test.ts`, `${bidding}desk/desk-race.pg.test.ts`],
  },
  {
    id: 'lock-account-booking',
    why: 'Two bookings at once would take one number, and one of them fail.',
    file: `apps/api/src/features/people/clients/client.store.ts`,
    from: '.forNoKeyUpdate()',
    to: '',
    tests: [`${ledger}bookings-race.pg.test.ts`],
  },
  {
    id: 'lock-lot-of-bid',
    why: 'The feed or a win could end a lot between the decision on a bid and its commit.',
    file: `${lots}lot-locks.store.ts`,
    from: 'and ${isShared} and ${afterSessions} order by id for share',
    to: 'and ${isShared} and ${afterSessions} order by id',
    tests: [`${bidding}desk/win-race.pg.test.ts`],
  },
  {
    id: 'lock-stock-car',
    why: 'Two clients could order one stock car.',
    file: `${lots}lot-locks.store.ts`,
    from: 'and not ${isShared} and ${afterSessions} order by id for no key update',
    to: 'and not ${isShared} and ${afterSessions} order by id',
    tests: [`${bidding}place/one-lot-race.pg.test.ts`],
  },
  {
    id: 'lock-order-of-sessions',
    why: 'Two batches of bids, or a bid and the feed, would deadlock on a lot and its session.',
    file: 'apps/api/src/platform/database/lock-order.ts',
    from: '(select count(*) from ${sql.ref(cte)}) >= 0',
    to: 'true',
    tests: [`${lots}lock-order.pg.test.ts`],
  },
  {
    id: 'lock-seen-version',
    why: 'Staff would write over a change of a colleague that they have not seen.',
    file: `${bidding}bid-state.ts`,
    from: 'version !== undefined && version !== current.bid.version',
    to: 'false',
    tests: [`${bidding}desk/set-status.pg.test.ts`],
  },
];

const deadlines: readonly Mutant[] = [
  {
    id: 'deadline-bidding',
    why: 'A bid at the very deadline would be taken.',
    file: `${domain}bids/bid-decision.ts`,
    from: 'now >= lot.deadlines.bidding',
    to: 'now > lot.deadlines.bidding',
    tests: [`${domain}bids/bid-decision.test.ts`],
  },
  {
    id: 'deadline-lowering',
    why: 'After the cancel deadline a bid could be lowered.',
    file: `${domain}bids/bid-decision.ts`,
    from: 'own && terms.amount < own.amount && lot.deadlines && now >= lot.deadlines.cancelling',
    to: 'own && terms.amount < own.amount && lot.deadlines && now >= lot.deadlines.bidding',
    tests: [`${domain}bids/bid-decision.test.ts`],
  },
  {
    id: 'deadline-cancelling',
    why: 'A bid could be taken back after its cancel deadline.',
    file: `${domain}bids/bid-decision.ts`,
    from: '(deadlines !== null && now >= deadlines.cancelling)',
    to: 'false',
    tests: [`${domain}bids/bid-decision.test.ts`],
  },
  {
    id: 'deadline-win',
    why: 'A win could be taken back after its day in Japan.',
    file: `${domain}bids/decide-status.ts`,
    from: 'wonAt === null || japanDay(wonAt) !== japanDay(now)',
    to: 'false',
    tests: [`${domain}bids/decide-status.test.ts`],
  },
  {
    id: 'deadline-undo',
    why: 'A change could be undone after ten minutes.',
    file: `${domain}bids/undo.ts`,
    from: ' || now > undoUntil(change)',
    to: '',
    tests: [`${domain}bids/undo.test.ts`],
  },
  {
    id: 'deadline-japan',
    why: 'Days, limits and statistics would turn at midnight in Greenwich.',
    file: `${domain}time/japan-time.ts`,
    from: 'const offset = 9 * hour;',
    to: 'const offset = 0;',
    tests: [`${domain}time/japan-time.test.ts`],
  },
];

const invoices: readonly Mutant[] = [
  {
    id: 'invoice-number-gap',
    why: 'The tax office would ask for the invoices between.',
    file: `${papers}paper.store.ts`,
    from: 'then 1 else series.last + 1 end',
    to: 'then 1 else series.last + 2 end',
    tests: [`${papers}paper-numbers.pg.test.ts`],
  },
  {
    id: 'invoice-day-back',
    why: 'A clock that is put back would issue an invoice before the one that has the number before it.',
    file: `${papers}paper.store.ts`,
    from: 'issued_on = greatest(series.issued_on, excluded.issued_on)',
    to: 'issued_on = excluded.issued_on',
    tests: [`${papers}paper-numbers.pg.test.ts`],
  },
  {
    id: 'invoice-credited-rest',
    why: 'What a credit note has taken back could never be invoiced again.',
    file: `${papers}papers.query.ts`,
    from: "sum(case invoice.kind when 'credit_note' then -amount else amount end)",
    to: "sum(case invoice.kind when 'credit_note' then 0 else amount end)",
    tests: [`${invoicing}invoices.pg.test.ts`],
  },
  {
    id: 'invoice-void-purchase',
    why: 'A win that is taken back would leave its invoice standing.',
    file: `${purchases}book-purchase.command.ts`,
    from: 'await creditUnbooked(tx, { purchaseId: id, reason: why, issuedBy: booking.bookedBy, socketId: booking.socketId });',
    to: '',
    tests: [`${invoicing}invoices.pg.test.ts`],
  },
  {
    id: 'invoice-taken-back-without-reason',
    why: 'An invoiced win would be taken back without a word.',
    file: `${bidding}desk/set-status.ts`,
    from: "if (numbers.length > 0) throw refusal('REASON_NEEDED', { numbers });",
    to: '',
    tests: [`${invoicing}taken-back.pg.test.ts`],
  },
  {
    id: 'invoice-held-charge',
    why: 'A charge would change under the invoice that bears it.',
    file: `${purchases}charges/lock-charge.ts`,
    from: 'await assertNotInvoiced(tx, id);',
    to: '',
    tests: [`${invoicing}invoices.pg.test.ts`],
  },
  {
    id: 'invoice-seen-total',
    why: 'Staff would issue an amount that they have not seen.',
    file: `${invoicing}issue-invoice.ts`,
    from: "if (totalOfLines(linesOfItems(snapshot.items)) !== body.total) throw refusal('STATE_CHANGED');",
    to: '',
    tests: [`${invoicing}invoices.pg.test.ts`],
  },
  {
    id: 'invoice-foreign-reader',
    why: 'A dealer would read what its client pays.',
    file: `${invoicing}visible-papers.query.ts`,
    from: 'return sql`invoice.account_id = ${actor.accountId}`;',
    to: 'return sql`true`;',
    tests: [`${invoicing}invoice-reading.pg.test.ts`],
  },
];

const access: readonly Mutant[] = [
  {
    id: 'access-manage',
    why: 'Staff could set bids of accounts that they may not see.',
    file: `${bidding}bidding.policy.ts`,
    from: `export function assertCanManage(actor: Actor, bidder: Bidder): void {
  if (!maySee(actor, bidder)) throw refusal('NOT_FOUND');`,
    to: 'export function assertCanManage(actor: Actor, bidder: Bidder): void {',
    tests: [`${bidding}desk/desk-access.pg.test.ts`],
  },
  {
    id: 'access-list-of-bids',
    why: 'A client would see the bids of all.',
    file: 'apps/api/src/features/people/clients/visible-bids.query.ts',
    from: 'if (!permissions.dealerBidAccess) return own;',
    to: 'if (!permissions.dealerBidAccess) return sql`true`;',
    tests: ['apps/api/src/features/screens/bids/bids.pg.test.ts'],
  },
  {
    id: 'access-purchases',
    why: 'A client would see the purchases of all.',
    file: `${purchases}purchases.query.ts`,
    from: "return all.where('purchase.account_id', '=', actor.accountId);",
    to: 'return all;',
    tests: [`${purchases}purchases.pg.test.ts`],
  },
  {
    id: 'access-bank-details',
    why: 'Staff who are no owners would write where clients send their money.',
    file: 'apps/api/src/features/people/seller/versions/owner.policy.ts',
    from: "if (!isStaff(actor) || !actor.isOwner) throw refusal('FORBIDDEN');",
    to: '',
    tests: ['apps/api/src/features/people/seller/bank/bank.pg.test.ts'],
  },
  {
    id: 'access-gate',
    why: 'The permission that a call declares would not be asked for.',
    file: `${http}gates.ts`,
    from: "if (!isAllowed(data, request.actor)) throw refusal('FORBIDDEN');",
    to: '',
    tests: [`${bidding}desk/desk-access.pg.test.ts`],
  },
  {
    id: 'access-right',
    why: 'A manager to whom no owner has given the right would book money.',
    file: `${http}gates.ts`,
    from: "if ('right' in access) return actor.rights[access.right];",
    to: "if ('right' in access) return isStaff(actor);",
    tests: ['apps/api/src/features/people/clients/rights.pg.test.ts'],
  },
  {
    id: 'access-step-up',
    why: 'A browser left alone would book money for as long as its sign-in lasts.',
    file: `${http}gates.ts`,
    from: "if (data.needs === 'step-up' && !request.actor.isProved) throw refusal('STEP_UP_REQUIRED');",
    to: '',
    tests: [`${secondFactor}step-up.pg.test.ts`],
  },
  {
    id: 'access-code-once',
    why: 'A code of an authenticator app that somebody has watched would sign in once more.',
    file: `${secondFactor}factor.store.ts`,
    from: ".where('last_step', '<', step)",
    to: '',
    tests: [`${secondFactor}second-factor.pg.test.ts`],
  },
  {
    id: 'access-copied-passkey',
    why: 'A passkey and its copy would both sign in.',
    file: `${secondFactor}passkey.store.ts`,
    from: ".where('counter', '=', former)",
    to: '',
    tests: [`${secondFactor}passkeys.pg.test.ts`],
  },
  {
    id: 'access-overrides',
    why: 'A flag that is taken from one account would still be that of its role.',
    file: `${domain}people/roles.ts`,
    from: 'overrides[flag] ?? roleOverrides[flag] ?? roleDefaults[flag]',
    to: 'roleOverrides[flag] ?? roleDefaults[flag]',
    tests: [`${domain}people/roles.test.ts`],
  },
  {
    id: 'access-shared-lot',
    why: 'A shared lot would open with any code.',
    file: 'apps/api/src/features/stock/sharing/sharing.query.ts',
    from: "if (!(await isCodeValid(platform, request, code))) throw refusal('WRONG_CODE');",
    to: '',
    tests: ['apps/api/src/features/stock/sharing/shared-lot.pg.test.ts'],
  },
];

const states: readonly Mutant[] = [
  {
    id: 'state-lot-ends',
    why: 'A lot that is sold could be offered again.',
    file: `${domain}lots/lot-states.ts`,
    from: '  sold: [],',
    to: "  sold: ['upcoming'],",
    tests: [`${domain}lots/lot-states.test.ts`],
  },
  {
    id: 'state-result',
    why: 'A result would be written whatever the table of states says.',
    file: `${feed}take/take-results.ts`,
    from: 'lot ? refusedState(lot, status) :',
    to: 'lot ? undefined :',
    tests: [`${feed}take/states.pg.test.ts`],
  },
  {
    id: 'state-row-of-lot',
    why: 'The row of a lot would write a state against the table.',
    file: `${feed}take/merge-lots.ts`,
    from: 'if (reason !== undefined) refused.set(row.id, reason);',
    to: '',
    tests: [`${feed}take/states.pg.test.ts`],
  },
  {
    id: 'state-bid-ends',
    why: 'A bid that is over could be won.',
    file: `${domain}bids/bid-statuses.ts`,
    from: 'finished: [],',
    to: "finished: ['won'],",
    tests: [`${domain}bids/bid-statuses.test.ts`, `${domain}bids/decide-status.test.ts`],
  },
  {
    id: 'state-equal-price',
    why: 'A bid that reaches the price of its lot would end instead of asking staff.',
    file: `${domain}bids/bid-result.ts`,
    from: 'soldPrice > cost ?',
    to: 'soldPrice >= cost ?',
    tests: [`${domain}bids/bid-result.test.ts`],
  },
  {
    id: 'state-won-lot',
    why: 'A lot that is won would take further bids.',
    file: `${bidding}place/bid-facts.read.ts`,
    from: 'isOver: isLotWon || isOver(lot, japanDay(now)),',
    to: 'isOver: isOver(lot, japanDay(now)),',
    tests: [`${bidding}desk/wins.pg.test.ts`],
  },
  {
    id: 'state-ordered-car',
    why: 'A car that is ordered would be offered again as soon as its house tells it anew.',
    file: `${bidding}settle/settle-bids.command.ts`,
    from: 'if (ordered.has(car.id))',
    to: 'if (false)',
    tests: [`${feed}take/feed-settles-bids.pg.test.ts`],
  },
];

const repeats: readonly Mutant[] = [
  {
    id: 'repeat-other-payload',
    why: 'A key that is used for another request would answer the first one.',
    file: `${http}answer-once.ts`,
    from: "first.request_hash === requestHash ? first.answer : refusal('KEY_REUSED')",
    to: 'first.answer',
    tests: [`${bidding}place/bid-keys.pg.test.ts`],
  },
  {
    id: 'repeat-bid',
    why: 'A bid that is sent twice under one key would be decided twice.',
    file: `${bidding}place/place-bids.ts`,
    from: 'return key && !fresh.has(keyId(key)) ?',
    to: 'return key && false ?',
    tests: [`${bidding}place/bid-keys.pg.test.ts`, `${bidding}place/one-lot-race.pg.test.ts`],
  },
  {
    id: 'repeat-booking',
    why: 'A remittance that is sent twice under one key would be booked twice.',
    file: `${http}answer-once.ts`,
    from: 'if (taken.length === 0) {',
    to: 'if (false) {',
    tests: [`${ledger}bookings.pg.test.ts`],
  },
];

/** Mutants of the lines that money, locks, deadlines, access, states and repeats depend on. */
export const mutants: readonly Mutant[] = [
  ...money,
  ...invoices,
  ...locks,
  ...deadlines,
  ...access,
  ...states,
  ...repeats,
];
