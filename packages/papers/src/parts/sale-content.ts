import type { SalePaper } from '@seri/domain/invoices/paper-snapshot';
import { linesOfItems, totalOfLines } from '@seri/domain/invoices/paper-totals';
import { box, fieldOf, type RuledCell, ruledForm } from '../elements.ts';
import { looks } from '../look.data.ts';
import type { PaperContent } from '../paper-content.ts';
import type { Pen } from '../pen.ts';
import { closing } from './closing.ts';
import { head, partyCell } from './head.ts';
import { itemRow, itemsHead } from './items-table.ts';
import { paymentBox } from './payment-box.ts';
import { itemTotals } from './totals.ts';

/** R90: a proforma, invoice or credit note from its head to the room for a signature. */
export function saleContent(pen: Pen, sale: SalePaper): PaperContent {
  const { items, bank, number, rate } = sale;
  const tableHead = itemsHead(pen);
  const caption = pen.say(sale.kind === 'credit_note' ? 'totalCredited' : 'total');
  return {
    table: { head: tableHead, amounts: items.map(({ lines }) => totalOfLines(lines)), opening: 0 },
    parts: [
      head(pen, sale),
      ruledForm(pen, [fieldsOf(pen, sale), partiesOf(pen, sale)]),
      box({ marginTop: 16 }, tableHead, ...items.map((item, index) => itemRow(pen, item, index))),
      itemTotals(pen, linesOfItems(items), { caption, rate }),
      bank && paymentBox(pen, bank, number),
      ...closing(pen, sale),
    ],
  };
}

function fieldsOf(pen: Pen, { issuedOn, dueOn, terms, route, client }: SalePaper): RuledCell[] {
  const due = dueOn && { caption: pen.say('due'), width: 84, lines: [{ text: pen.day(dueOn), look: looks.strong }] };
  return [
    fieldOf(pen.say('date'), pen.day(issuedOn), 84),
    ...(due ? [due] : []),
    fieldOf(pen.say('clientNo'), client, 92),
    ...(terms ? [fieldOf(pen.say('terms'), `${terms.incoterm} ${pen.tell(terms.port)}`, 105)] : []),
    ...(route ? [fieldOf(pen.say('route'), `${pen.tell(route.from)} → ${pen.tell(route.to)}`, 158)] : []),
  ];
}

function partiesOf(pen: Pen, { buyer, consignee, notify }: SalePaper): RuledCell[] {
  const told = notify
    ? partyCell(pen.say('notify'), notify)
    : fieldOf(pen.say('notify'), pen.say('sameAsConsignee'), 1);
  return [
    partyCell(pen.say('billTo'), buyer),
    ...(consignee ? [partyCell(pen.say('consignee'), consignee), told] : []),
  ];
}
