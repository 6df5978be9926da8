import { invoicesCalls } from '@seri/contract/trade/invoices.calls';
import { invoicesSchemas, type SaleOrder, type StatementQuery } from '@seri/contract/trade/invoices.schema';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../../platform/actor.ts';
import { type Routes, routesOf } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Studio } from '../../../platform/studio/studio.ts';
import { assertVisible } from '../../people/clients/clients.query.ts';
import { drawPaper } from '../papers/printing.query.ts';
import { readCarsToInvoice } from './cars-to-invoice.read.ts';
import { creditInvoice } from './credit-invoice.ts';
import { assertInvoiceable, draftSale } from './draft-sale.query.ts';
import { readInvoiceDraft } from './invoice-draft.read.ts';
import { readInvoice } from './invoice.read.ts';
import { readInvoices } from './invoices.read.ts';
import { assertOrder, issueInvoice } from './issue-invoice.ts';
import { answerPdf, servePaper } from './serve-paper.ts';
import { draftStatement } from './statement.read.ts';

export function invoicesRoutes(platform: Platform, maker: Studio): Routes {
  const { clock, database } = platform;
  const { db } = database;

  async function preview(actor: Actor, order: SaleOrder, reply: FastifyReply): Promise<Uint8Array> {
    assertOrder(order);
    await assertVisible(db, actor, order.accountId);
    const draft = await draftSale(db, order);
    assertInvoiceable(draft);
    return answerPdf(reply, 'preview', await drawPaper(maker, draft.snapshot));
  }

  async function statement(actor: Actor, query: StatementQuery, reply: FastifyReply): Promise<Uint8Array> {
    const paper = await draftStatement(db, actor, query, clock.now());
    return answerPdf(reply, `statement-${query.month}`, await drawPaper(maker, paper));
  }

  return routesOf('invoices', invoicesCalls, invoicesSchemas, {
    list: ({ actor, input }) => readInvoices(db, actor, input.query),
    view: ({ actor, input }) => readInvoice(db, actor, Number(input.query.id)),
    draft: ({ actor, input }) => readInvoiceDraft(db, actor, input.query, clock.now()),
    toInvoice: ({ actor, input }) => readCarsToInvoice(db, actor, Number(input.query.account)),
    preview: ({ actor, input, reply }) => preview(actor, input.body, reply),
    issue: ({ acting, input }) => issueInvoice(acting, db, maker, input.body),
    credit: ({ acting, input }) => creditInvoice(acting, db, maker, input.body),
    file: ({ actor, input, reply }) => servePaper(platform, actor, input.params.file, reply),
    statement: ({ actor, input, reply }) => statement(actor, input.query, reply),
  });
}
