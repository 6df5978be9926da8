import { ledgerCalls } from '@seri/contract/trade/ledger.calls';
import { ledgerSchemas } from '@seri/contract/trade/ledger.schema';
import { readerLanguage } from '../../../platform/http/reader-language.ts';
import { type Routes, routesOf } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { bookCorrection } from './book-correction.ts';
import { readCreditLimits } from './credit-limits.read.ts';
import { streamLedger } from './ledger-file.read.ts';
import { readClientPayments, readPayments } from './payments.read.ts';
import { setCreditLimit } from './set-credit-limit.ts';

export function ledgerRoutes({ database: { db } }: Platform): Routes {
  return routesOf('ledger', ledgerCalls, ledgerSchemas, {
    payments: (request) => readPayments(db, request.actor, request.input.query, readerLanguage(request)),
    clientPayments: (request) => readClientPayments(db, request.actor, request.input.query, readerLanguage(request)),
    file: ({ actor, input, reply }) => streamLedger(db, actor, input.query, reply),
    bookCorrection: ({ acting, input }) => bookCorrection(acting, input.body),
    setCreditLimit: ({ acting, input }) => setCreditLimit(acting, input.body),
    creditLimits: ({ actor, input }) => readCreditLimits(db, actor, Number(input.query.id)),
  });
}
