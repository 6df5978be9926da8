import { isWriting, type Ink, type Shape, type Writing } from './ink.ts';
import { sheetSize } from '../layouts.data.ts';

/** The sheet as SVG; the caller decides how writing is painted. */
export function paintInk(inks: readonly Ink[], paintWriting: (writing: Writing) => string): string {
  const { width, height } = sheetSize;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    ...inks.map((ink) => (isWriting(ink) ? paintWriting(ink) : paintShape(ink))),
    '</svg>\n',
  ].join('\n');
}

function paintShape({ path, fill = 'none', stroke, width, dash, opacity, transform }: Shape): string {
  return `<path${attributes({
    d: path,
    fill,
    stroke,
    'stroke-width': width,
    'stroke-dasharray': dash,
    'stroke-linecap': stroke && 'round',
    'stroke-linejoin': stroke && 'round',
    opacity,
    transform,
  })}/>`;
}

export function attributes(values: Record<string, string | number | undefined>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) =>
        ` ${name}="${typeof value === 'string' ? escapeXml(value) : Math.round((value ?? 0) * 100) / 100}"`,
    )
    .join('');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Control characters become spaces, since XML forbids them. */
function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '').replaceAll(/\p{Cc}/gu, ' ');
}
