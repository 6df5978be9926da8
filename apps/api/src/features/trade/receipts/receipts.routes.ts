import { receiptsCalls } from '@seri/contract/trade/receipts.calls';
import { receiptsSchemas } from '@seri/contract/trade/receipts.schema';
import { type Routes, routesOf } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { announcePayment } from './announcements/announce-payment.ts';
import { readAnnouncements } from './announcements/announcements.read.ts';
import { keepSlip } from './announcements/keep-slip.ts';
import { serveSlip } from './announcements/serve-slip.ts';
import { withdrawAnnouncement } from './announcements/withdraw-announcement.ts';
import { bookReceipt } from './book-receipt.ts';
import { bookRemittanceAlone } from './book-remittance.ts';
import { readCandidatesOf } from './candidates/candidates.read.ts';
import { readClosing } from './closing.read.ts';
import { enterReceipt } from './enter-receipt.ts';
import { previewFile } from './files/preview-file.read.ts';
import { takeBankFile } from './files/take-file.ts';
import { markReceipt } from './mark-receipt.ts';
import { readReceipts } from './receipts.read.ts';
import { askMoney } from './requests/ask-money.ts';
import { decideMoney } from './requests/decide-money.ts';
import { readMoneyRequests } from './requests/money-requests.read.ts';
import { forgetSender } from './senders/forget-sender.ts';
import { readSenders } from './senders/senders.read.ts';
import { reverseReceipt } from './reverse-receipt.ts';

export function receiptsRoutes(platform: Platform): Routes {
  const { clock, database } = platform;
  const { db } = database;
  return routesOf('receipts', receiptsCalls, receiptsSchemas, {
    list: ({ actor, input }) => readReceipts(db, actor, input.query),
    candidates: ({ actor, input }) => readCandidatesOf(db, actor, input.query),
    enter: ({ acting, input }) => enterReceipt(acting, input.body),
    book: ({ acting, input }) => bookReceipt(acting, input.body),
    bookRemittance: ({ acting, input }) => bookRemittanceAlone(acting, input.body),
    mark: ({ acting, input }) => markReceipt(acting, input.body),
    reverse: ({ acting, input }) => reverseReceipt(acting, input.body),
    previewFile: ({ input }) => previewFile(db, input),
    takeFile: ({ acting, input }) => takeBankFile(acting, db, input),
    closing: () => readClosing(db),
    senders: ({ actor, input }) => readSenders(db, actor, Number(input.query.id)),
    forgetSender: ({ acting, input }) => forgetSender(acting, input.query),
    announce: ({ acting, input }) => announcePayment(acting, input.body, clock),
    sendSlip: ({ acting, input }) => keepSlip(acting, { id: input.params.id, body: input.body }, platform),
    slip: ({ actor, input, reply }) => serveSlip(platform, actor, input.params.id, reply),
    announcements: ({ actor }) => readAnnouncements(db, actor),
    withdraw: ({ acting, input }) => withdrawAnnouncement(acting, input.params.id),
    moneyRequests: ({ actor, input }) => readMoneyRequests(db, actor, input.query),
    askMoney: ({ acting, input }) => askMoney(acting, input.body),
    decideMoney: ({ acting, input }) => decideMoney(acting, input.body),
  });
}
