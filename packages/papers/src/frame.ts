import { Page, Text } from '@react-pdf/renderer';
import { carriedTotals } from '@seri/domain/invoices/paper-totals';
import { groupDigits } from '@seri/domain/money/money';
import { createElement, type ReactElement, type ReactNode } from 'react';
import { box, tableHeadHeight, textRow } from './elements.ts';
import { colours, looks, measure, sheet } from './look.data.ts';
import type { Pen } from './pen.ts';
import { idsOn } from './placed.ts';

/** The ids by which the frame knows what stands on a page. */
export const lineId = (index: number): string => `line-${index}`;
export const totalsId = 'totals';

export interface PaperFrame {
  families: readonly string[];
  /** Kind and number, again on every page. */
  title: string;
  seller: string;
  buyer: string;
  isPreview: boolean;
  table: FramedTable | null;
}

/** A table that may go on over several pages: its head, and the amounts that add up to the one before. */
export interface FramedTable {
  head: ReactElement;
  amounts: readonly number[];
  opening: number;
}

/** R90: one A4 after another. Each says which page it is, and the sums that it brings and carries forward. */
export function framed(pen: Pen, frame: PaperFrame, content: readonly ReactNode[]): ReactElement {
  return createElement(
    Page,
    {
      size: 'A4',
      style: {
        paddingTop: sheet.top,
        paddingBottom: sheet.bottom,
        paddingHorizontal: sheet.side,
        fontFamily: [...frame.families],
        fontSize: looks.text.fontSize,
        color: colours.ink,
        fontFeatureSettings: ['tnum'],
      },
      layout: ({ pageNumber = 1, totalPages, children }) => {
        const sums: PageSums = frame.table ? sumsOn(frame.table, children) : {};
        return [
          frame.isPreview && watermark(pen),
          pageNumber > 1 && runningHead(pen, frame),
          pageNumber > 1 && frame.table && tableAgain(pen, frame.table, sums.brought),
          box({ flexGrow: 1 }, children),
          pageNumber !== totalPages && frame.table && sumRow(pen, pen.say('carriedForward'), sums.carried),
          foot(pen, frame, `${pageNumber} / ${totalPages ?? pageNumber}`),
        ];
      },
    },
    ...content,
  );
}

interface PageSums {
  brought?: number | undefined;
  carried?: number | undefined;
}

/** The first line is brought nothing, and once the totals are told nothing is carried on. */
function sumsOn({ amounts, opening }: FramedTable, children: ReactNode): PageSums {
  const ids = new Set(idsOn(children));
  const places = amounts.flatMap((_amount, index) => (ids.has(lineId(index)) ? [index] : []));
  const hasTotals = ids.has(totalsId);
  if (places.length === 0 && !hasTotals) return {};
  const first = places[0] ?? amounts.length;
  const { broughtForward, carriedForward } = carriedTotals(amounts, { first, end: first + places.length }, opening);
  return { brought: first > 0 ? broughtForward : undefined, carried: hasTotals ? undefined : carriedForward };
}

const sumHeight = 20;

/** Takes its room also where the table does not go on: a page is measured before its lines are known. */
function tableAgain(pen: Pen, { head }: FramedTable, brought: number | undefined): ReactElement {
  const height = tableHeadHeight(pen) + sumHeight;
  if (brought === undefined) return box({ height });
  return box({ height }, head, sumRow(pen, pen.say('broughtForward'), brought));
}

function sumRow(pen: Pen, caption: string, amount: number | undefined): ReactElement {
  const style = {
    height: sumHeight,
    justifyContent: 'center',
    borderBottomWidth: amount === undefined ? 0 : 0.5,
    borderColor: colours.rule,
  } as const;
  if (amount === undefined) return box(style);
  const width = 90;
  return box(
    style,
    textRow(
      pen,
      { text: caption, look: looks.small, width: measure - width, align: 'right' },
      { text: groupDigits(amount), look: looks.strong, width, align: 'right' },
    ),
  );
}

function runningHead(pen: Pen, { title, buyer }: PaperFrame): ReactElement {
  return box(
    { height: 24, flexDirection: 'row' },
    pen.write(title, looks.strong, measure / 2),
    oneLine(buyer, measure / 2, 'right'),
  );
}

function foot(pen: Pen, { title, seller }: PaperFrame, pages: string): ReactElement {
  const side = 80;
  return box(
    { marginTop: 10, paddingTop: 6, flexDirection: 'row', borderTopWidth: 0.5, borderColor: colours.rule },
    oneLine(`${title} · ${seller}`, measure - side, 'left'),
    pen.write(pages, looks.small, side, 'right'),
  );
}

/** These texts stand whole on the first page, so here they may be cut. */
function oneLine(text: string, width: number, textAlign: 'left' | 'right'): ReactElement {
  const style = { ...looks.small, width, textAlign, maxLines: 1, textOverflow: 'ellipsis' } as const;
  return createElement(Text, { style }, text.normalize('NFC').replaceAll('\n', ' '));
}

function watermark(pen: Pen): ReactElement {
  const { width, height } = sheet;
  const look = { ...looks.watermark, fontSize: pen.languages.length > 1 ? 52 : 84 };
  return box(
    { position: 'absolute', top: height / 2 - 60, left: 0, width, transform: 'rotate(-32deg)' },
    pen.write(pen.say('preview'), look, width, 'center'),
  );
}
