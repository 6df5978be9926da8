import { accountants, type AccessRow, get, signedIn, staff, v1, withProof, type World } from './access-row.ts';

/** R94: staff have no money here. */
const clientSide = signedIn.filter((caller) => !staff.includes(caller));

const csv = {
  payload: Buffer.from('Date,Amount\n2026-11-17,500\n'),
  headers: { 'content-type': 'text/csv' },
};
const png = { payload: Buffer.from('\x89PNG'), headers: { 'content-type': 'image/png' } };
const entered = {
  bankAccount: 'MUFG 1',
  bookedOn: '2026-11-17',
  amount: 500,
  currency: 'JPY',
  rate: null,
  bankFee: 0,
  senderName: '',
  senderBank: '',
  text: '',
  reference: '',
};
const booking = { version: 1, purchaseIds: [], announcementId: null, sender: 'once' };
const payout = (accountId: number) => ({ kind: 'payout', accountId, amount: 1, reference: '', reason: 'a test' });

/** A call about a receipt, a request or an announcement; nobody has any here. */
const missing = (may: AccessRow['may'], ask: (world: World) => ReturnType<typeof v1>): AccessRow => ({
  may,
  cases: { missing: { gives: 404, ask } },
});
const onAnnouncement = (method: 'GET' | 'POST', path: string, more: object = {}) =>
  missing(signedIn, ({ missingId }) => v1(method, `/payments/announcements/${missingId}/${path}`, more));

export const receiptRows: Readonly<Record<string, AccessRow>> = {
  'receipts.list': { may: staff, cases: get('/receipts') },
  'receipts.candidates': {
    may: staff,
    cases: {
      any: { gives: 200, ask: () => v1('GET', '/receipts/candidates?search=someone') },
      missing: { gives: 404, ask: ({ missingId }) => v1('GET', `/receipts/candidates?id=${missingId}`) },
    },
  },
  'receipts.senders': missing(staff, ({ missingId }) => v1('GET', `/user/senders?id=${missingId}`)),
  'receipts.forgetSender': missing(accountants, ({ missingId }) => v1('DELETE', `/user/senders?id=${missingId}&key=a`)),
  'receipts.enter': {
    may: accountants,
    cases: { any: { gives: 200, ask: () => v1('POST', '/receipts', { payload: entered }) } },
  },
  'receipts.book': withProof({
    may: accountants,
    cases: {
      foreign: {
        gives: 404,
        ask: ({ missingId: id, otherId: accountId }) =>
          v1('POST', '/receipts/book', { payload: { id, accountId, ...booking } }),
      },
      staff: {
        gives: 404,
        ask: ({ missingId: id, staffId: accountId }) =>
          v1('POST', '/receipts/book', { payload: { id, accountId, ...booking } }),
      },
    },
  }),
  'receipts.mark': missing(accountants, ({ missingId: id }) =>
    v1('POST', '/receipts/mark', { payload: { id, version: 1, to: 'unidentified', reason: '' } }),
  ),
  'receipts.reverse': withProof(
    missing(accountants, ({ missingId: id }) =>
      v1('POST', '/receipts/reverse', { payload: { id, version: 1, reason: 'a mistake' } }),
    ),
  ),
  'receipts.previewFile': {
    may: accountants,
    cases: {
      any: { gives: 200, ask: () => v1('POST', '/receipts/file/preview?name=a.csv&bankAccount=MUFG', csv) },
    },
  },
  'receipts.takeFile': {
    may: accountants,
    cases: {
      any: { gives: 409, ask: () => v1('POST', '/receipts/file?name=a.csv&bankAccount=MUFG&fresh=7', csv) },
    },
  },
  'receipts.closing': { may: staff, cases: get('/receipts/closing') },
  'receipts.announce': {
    may: clientSide,
    cases: {
      own: {
        gives: 200,
        ask: () =>
          v1('POST', '/payments/announce', {
            payload: { amount: 500, currency: 'JPY', sentOn: '2026-11-17', note: '' },
          }),
      },
    },
  },
  'receipts.sendSlip': onAnnouncement('POST', 'slip', png),
  'receipts.slip': onAnnouncement('GET', 'slip'),
  'receipts.announcements': { may: signedIn, cases: get('/payments/announcements') },
  'receipts.withdraw': onAnnouncement('POST', 'withdraw', { payload: {} }),
  'receipts.moneyRequests': { may: staff, cases: get('/money-requests') },
  'receipts.askMoney': {
    may: accountants,
    cases: {
      foreign: { gives: 409, ask: ({ otherId }) => v1('POST', '/money-requests', { payload: payout(otherId) }) },
      staff: { gives: 404, ask: ({ staffId }) => v1('POST', '/money-requests', { payload: payout(staffId) }) },
      missing: { gives: 404, ask: ({ missingId }) => v1('POST', '/money-requests', { payload: payout(missingId) }) },
    },
  },
  'receipts.decideMoney': withProof(
    missing(accountants, ({ missingId: id }) =>
      v1('POST', '/money-requests/decide', { payload: { id, version: 1, decision: 'approve', note: '' } }),
    ),
  ),
};
