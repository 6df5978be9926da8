import type { PaperAllocation, ReceiptPaper } from '@seri/domain/invoices/paper-snapshot';
import { groupDigits } from '@seri/domain/money/money';
import type { ReactElement } from 'react';
import { box, type PaperColumn, fieldOf, ruledForm, tableHead, tableRow } from '../elements.ts';
import { looks, measure, padding } from '../look.data.ts';
import type { PaperContent } from '../paper-content.ts';
import type { Pen } from '../pen.ts';
import { closing } from './closing.ts';
import { head, partyCell } from './head.ts';
import { totalsBlock } from './totals.ts';

const columns: readonly PaperColumn[] = [{ width: measure - 120 }, { width: 120, align: 'right' }];

/** R90: says that money came, from whom, and which documents it paid. */
export function receiptContent(pen: Pen, receipt: ReceiptPaper): PaperContent {
  const { amount, allocations } = receipt;
  const fields = [
    fieldOf(pen.say('date'), pen.day(receipt.issuedOn), 1),
    fieldOf(pen.say('receivedOn'), pen.day(receipt.receivedOn), 1),
    fieldOf(pen.say('clientNo'), receipt.client, 1),
    fieldOf(pen.say('bankReference'), receipt.bankReference, 2),
  ];
  const parties = [partyCell(pen.say('client'), receipt.buyer), fieldOf(pen.say('receivedFrom'), receipt.payer, 1)];
  return {
    table: null,
    parts: [
      head(pen, receipt),
      ruledForm(pen, [fields, parties]),
      box({ height: 16 }),
      totalsBlock(pen, { caption: pen.say('amountReceived'), total: amount, rate: null }),
      allocations.length > 0 && allocationsTable(pen, allocations),
      ...closing(pen, receipt),
    ],
  };
}

function allocationsTable(pen: Pen, allocations: readonly PaperAllocation[]): ReactElement {
  const rows = allocations.map(({ number, amount }) => {
    const cells = [number, groupDigits(amount)].map((text) => [{ text, look: looks.text }]);
    return box({ paddingVertical: padding.y / 2 }, tableRow(pen, columns, cells));
  });
  const top = tableHead(pen, columns, [pen.say('appliedTo'), pen.say('amount')]);
  return box({ marginTop: 16 }, top, ...rows);
}
