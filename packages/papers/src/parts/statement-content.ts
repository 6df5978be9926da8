import type { PaperAllocation, StatementEntry, StatementPaper } from '@seri/domain/invoices/paper-snapshot';
import { carriedTotals } from '@seri/domain/invoices/paper-totals';
import { formatYen, groupDigits } from '@seri/domain/money/money';
import type { ReactElement } from 'react';
import { block, box, type PaperColumn, fieldOf, ruledForm, tableHead, tableRow, textRow } from '../elements.ts';
import { lineId, totalsId } from '../frame.ts';
import { colours, looks, measure, padding } from '../look.data.ts';
import type { PaperContent } from '../paper-content.ts';
import type { Pen } from '../pen.ts';
import { closing } from './closing.ts';
import { head, partyCell } from './head.ts';

const columns: readonly PaperColumn[] = [
  { width: 84 },
  { width: 189 },
  { width: 90 },
  { width: 80, align: 'right' },
  { width: 80, align: 'right' },
];

/** R90: from the balance at the beginning to that at the end, with each entry and the documents that a payment paid. */
export function statementContent(pen: Pen, statement: StatementPaper): PaperContent {
  const { opening, entries } = statement;
  const amounts = entries.map(({ amount }) => amount);
  const balanceAt = (end: number) => carriedTotals(amounts, { first: 0, end }, opening).carriedForward;
  const captions = (['date', 'entry', 'document', 'amount', 'balance'] as const).map(pen.say);
  const tableTop = tableHead(pen, columns, captions);
  return {
    table: { head: tableTop, amounts, opening },
    parts: [
      head(pen, statement),
      ruledForm(pen, [fieldsOf(pen, statement), [partyCell(pen.say('client'), statement.buyer)]]),
      box(
        { marginTop: 16 },
        tableTop,
        openingRow(pen, opening),
        ...entries.map((entry, index) => entryRow(pen, entry, { index, balance: balanceAt(index + 1) })),
      ),
      block(
        totalsId,
        { paddingTop: 8, borderTopWidth: 1, borderColor: colours.ink },
        textRow(
          pen,
          { text: pen.say('closingBalance'), look: looks.strong, width: measure - 200 },
          { text: formatYen(balanceAt(entries.length)), look: looks.total, width: 200, align: 'right' },
        ),
      ),
      ...closing(pen, statement),
    ],
  };
}

function fieldsOf(pen: Pen, { from, until, issuedOn, client }: StatementPaper) {
  return [
    fieldOf(pen.say('period'), `${pen.day(from)} – ${pen.day(until)}`, 2),
    fieldOf(pen.say('date'), pen.day(issuedOn), 1),
    fieldOf(pen.say('clientNo'), client, 1),
  ];
}

const rowStyle = { paddingVertical: padding.y, borderBottomWidth: 0.5, borderColor: colours.rule };

function openingRow(pen: Pen, opening: number): ReactElement {
  const cells = ['', pen.say('openingBalance'), '', '', groupDigits(opening)];
  return box(
    rowStyle,
    tableRow(
      pen,
      columns,
      cells.map((text) => [{ text, look: looks.strong }]),
    ),
  );
}

function entryRow(
  pen: Pen,
  entry: StatementEntry,
  { index, balance }: { index: number; balance: number },
): ReactElement {
  const { day, text, number, amount, allocations } = entry;
  const texts = [pen.day(day), pen.tell(text), number, groupDigits(amount), groupDigits(balance)];
  const cells = texts.map((written) => [{ text: written, look: looks.text }]);
  return block(
    lineId(index),
    rowStyle,
    tableRow(pen, columns, cells),
    ...allocations.map((one) => allocationRow(pen, one)),
  );
}

/** A part of the payment above it, so its amount stands apart from those that add up. */
function allocationRow(pen: Pen, { number, amount }: PaperAllocation): ReactElement {
  const text = `→ ${number}\u00A0\u00A0\u00A0${groupDigits(amount)}`;
  return tableRow(pen, columns, [[], [{ text, look: looks.small }]]);
}
