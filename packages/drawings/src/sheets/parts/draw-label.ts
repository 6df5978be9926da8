import { type SheetBox, boxPath } from './box.ts';
import type { Anchor, FaceName, Ink, Shape, Writing } from '../writing/ink.ts';
import { fitSize } from '../writing/measure-text.ts';
import type { Sheet } from '../sheet.ts';

const labelHeight = 18;

/** A ruled box with its printed label, and the space left for writing. */
export function drawLabel({ style }: Sheet, box: SheetBox, label: string): { inks: Ink[]; content: SheetBox } {
  const content = { ...box, y: box.y + labelHeight - 2, height: box.height - labelHeight + 2 };
  const size = fitSize(label, 'print', 12, box.width - 10);
  const frame: Ink = { path: boxPath(box), stroke: style.line, width: 1.3 };
  if (style.labels === 'corner') {
    return { inks: [frame, print(style.line, label, box.x + 5, box.y + 14, size)], content };
  }
  const strip: Ink = { path: boxPath({ ...box, height: labelHeight }), fill: style.tint };
  const middle = box.x + box.width / 2;
  return {
    inks: [strip, frame, print(style.line, label, middle, box.y + 13.5, size, 'middle')],
    content: { ...content, y: content.y + 2, height: content.height - 2 },
  };
}

export function print(
  color: string,
  text: string,
  x: number,
  y: number,
  size: number,
  anchor: Anchor = 'start',
  face: FaceName = 'print',
): Writing {
  return { text, x, y, size, face, color, anchor };
}

export function dottedRule({ style }: Sheet, x: number, y: number, width: number): Shape {
  return { path: `M${x} ${y}h${width}`, stroke: style.line, width: 0.8, dash: '1.5 4', opacity: 0.6 };
}
