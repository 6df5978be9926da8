import { View } from '@react-pdf/renderer';
import { type ComponentProps, createElement, type ReactElement, type ReactNode } from 'react';
import { colours, looks, measure, padding, type TextLook } from './look.data.ts';
import type { Pen } from './pen.ts';

type BoxStyle = NonNullable<ComponentProps<typeof View>['style']>;

export function box(style: BoxStyle, ...children: ReactNode[]): ReactElement {
  return createElement(View, { style }, ...children);
}

/** Stands whole on one page, where the frame finds it by its id. */
export function block(id: string, style: BoxStyle, ...children: ReactNode[]): ReactElement {
  return createElement(View, { id, style, wrap: false }, ...children);
}

export interface WrittenLine {
  text: string;
  look: TextLook;
}

/** The renderer puts the base line of a line this far below its top, in sizes. */
const ascent = 0.98;

interface RowText extends WrittenLine {
  width: number;
  align?: 'right';
}

/** Texts of several sizes on one base line. */
export function textRow(pen: Pen, ...texts: readonly RowText[]): ReactElement {
  const largest = Math.max(...texts.map(({ look }) => look.fontSize));
  const drawn = texts.map(({ text, look, width, align }) =>
    box({ paddingTop: (largest - look.fontSize) * ascent }, pen.write(text, look, width, align)),
  );
  return box({ flexDirection: 'row' }, ...drawn);
}

export interface RuledCell {
  caption: string;
  width: number;
  lines: readonly WrittenLine[];
}

export const fieldOf = (caption: string, text: string, width: number): RuledCell => ({
  caption,
  width,
  lines: [{ text, look: looks.text }],
});

const rule = { borderColor: colours.rule, borderStyle: 'solid' } as const;

/** A ruled form: rows of cells as wide as the form, each with its caption in the corner. */
export function ruledForm(pen: Pen, rows: readonly (readonly RuledCell[])[], width = measure): ReactElement {
  return box({ ...rule, width, borderBottomWidth: 0.5 }, ...rows.map((cells) => ruledRow(pen, cells, width)));
}

function ruledRow(pen: Pen, cells: readonly RuledCell[], width: number): ReactElement {
  const scale = width / cells.reduce((sum, cell) => sum + cell.width, 0);
  const drawn = cells.map((cell, index) => ruledCell(pen, { ...cell, width: cell.width * scale }, index === 0));
  return box({ ...rule, flexDirection: 'row', borderTopWidth: 0.5 }, ...drawn);
}

/** The first one begins at the edge, as everything else on the paper. */
function ruledCell(pen: Pen, { caption, width, lines }: RuledCell, isFirst: boolean): ReactElement {
  const left = isFirst ? 0 : padding.x;
  const inner = width - left - padding.x;
  const written = lines.filter(({ text }) => text !== '').map(({ text, look }) => pen.write(text, look, inner));
  return box(
    {
      ...rule,
      width,
      paddingLeft: left,
      paddingRight: padding.x,
      paddingVertical: padding.y,
      borderLeftWidth: isFirst ? 0 : 0.5,
    },
    pen.write(caption, looks.caption, inner),
    ...written,
  );
}

export interface PaperColumn {
  width: number;
  align?: 'right';
}

/** The lines of a cell stand under each other. */
export function tableRow(
  pen: Pen,
  columns: readonly PaperColumn[],
  cells: readonly (readonly WrittenLine[])[],
  alignItems: 'flex-start' | 'flex-end' = 'flex-start',
): ReactElement {
  const drawn = columns.map(({ width, align }, index) => {
    const lines = (cells[index] ?? []).filter(({ text }) => text !== '');
    const written = lines.map(({ text, look }) => pen.write(text, look, width - padding.x, align));
    return box({ width, paddingLeft: align ? padding.x : 0 }, ...written);
  });
  return box({ flexDirection: 'row', alignItems }, ...drawn);
}

/** Its height is fixed, because the frame keeps room for it on further pages. */
export const tableHeadHeight = (pen: Pen): number => (pen.languages.length > 1 ? 34 : 25);

export function tableHead(pen: Pen, columns: readonly PaperColumn[], captions: readonly string[]): ReactElement {
  const cells = captions.map((text) => [{ text, look: looks.caption }]);
  const style = {
    height: tableHeadHeight(pen),
    justifyContent: 'flex-end',
    paddingBottom: padding.y / 2,
    borderTopWidth: 0.5,
    borderBottomWidth: 0.5,
    borderColor: colours.ruleStrong,
  } as const;
  return createElement(View, { style, wrap: false }, tableRow(pen, columns, cells, 'flex-end'));
}
