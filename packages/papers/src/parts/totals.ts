import { amountInWords } from '@seri/domain/invoices/amount-in-words';
import { informationAmount, rateLine } from '@seri/domain/invoices/information-rate';
import type { InformationRate, PaperLine } from '@seri/domain/invoices/paper-snapshot';
import { isExportSale, type MarkTotal, totalOfLines, totalsByMark } from '@seri/domain/invoices/paper-totals';
import { formatYen, groupDigits } from '@seri/domain/money/money';
import type { ReactElement } from 'react';
import { block, box, textRow } from '../elements.ts';
import { totalsId } from '../frame.ts';
import { colours, looks, measure } from '../look.data.ts';
import type { Pen } from '../pen.ts';
import { markWords } from '../words.data.ts';

const right = 222;
const left = measure - right - 24;

interface ToldTotal {
  caption: string;
  total: number;
  rate: InformationRate | null;
}

/** R90: an export sale says so; anything else tells the total of each tax mark. */
export function itemTotals(pen: Pen, lines: readonly PaperLine[], told: Omit<ToldTotal, 'total'>): ReactElement {
  const isExport = isExportSale(lines);
  return totalsBlock(
    pen,
    { ...told, total: totalOfLines(lines) },
    isExport ? [pen.write(pen.say('exportSale'), looks.small, left)] : [],
    isExport ? [] : totalsByMark(lines).map((marked) => markRow(pen, marked)),
  );
}

/** R90: a total in words on the left, in figures on the right. */
export function totalsBlock(
  pen: Pen,
  { caption, total, rate }: ToldTotal,
  notes: readonly ReactElement[] = [],
  above: readonly ReactElement[] = [],
): ReactElement {
  const words = pen.languages.map((language) => pen.write(amountInWords(total, language), looks.text, left));
  const rates = rate ? pen.languages.map((language) => pen.write(rateLine(rate, language), looks.small, left)) : [];
  return block(
    totalsId,
    {
      flexDirection: 'row',
      justifyContent: 'space-between',
      paddingTop: 8,
      borderTopWidth: 1,
      borderColor: colours.ink,
    },
    box({ width: left, rowGap: 3 }, pen.write(pen.say('inWords'), looks.caption, left), ...words, ...notes, ...rates),
    box(
      { width: right },
      ...above,
      textRow(
        pen,
        { text: caption, look: looks.strong, width: 72 },
        { text: formatYen(total), look: looks.total, width: right - 72, align: 'right' },
      ),
      rate && pen.write(`≈ ${informationAmount(total, rate)}`, looks.small, right, 'right'),
    ),
  );
}

function markRow(pen: Pen, { mark, amount, tax }: MarkTotal): ReactElement {
  const within = tax === 0 ? '' : ` (${pen.say('tax')} ${groupDigits(tax)})`;
  return textRow(
    pen,
    { text: `${pen.tell(markWords[mark])}${within}`, look: looks.small, width: right - 80 },
    { text: groupDigits(amount), look: looks.text, width: 80, align: 'right' },
  );
}
