import type { Look } from './looks.ts';
import type { Palette } from './palette.ts';
import { sheet } from './place-drawing.ts';
import type { TracedPath, Trace } from './geometry/trace-paths.ts';

/** SVG on a transparent ground, which suits light and dark pages. */
export function paintSvg({ marks, windows, outline }: Trace, palette: Palette, title: string): string {
  const body = Math.max(
    0,
    marks.findIndex(({ look }) => look.outlined),
  );
  const paint = (list: readonly TracedPath[]) => list.map((mark) => paintMark(mark, palette));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}" role="img" stroke-linejoin="round" stroke-linecap="round">`,
    `<title>${title}</title>`,
    ...windows.map((data, index) => `<clipPath id="w${index}"><path d="${data}"/></clipPath>`),
    ...paint(marks.slice(0, body)),
    ...(outline ? paintOutline(outline, palette) : []),
    ...paint(marks.slice(body)),
    '</svg>\n',
  ].join('\n');
}

function paintOutline(outline: string, palette: Palette): readonly string[] {
  return [
    // The pale rim is invisible on light pages and sets a black car off from dark ones.
    `<path d="${outline}" fill="none" stroke="${palette.white}" stroke-width="6" opacity="0.2"/>`,
    `<path d="${outline}" fill="${palette.outline}" stroke="${palette.outline}" stroke-width="4.4"/>`,
  ];
}

function paintMark({ look, data, window }: TracedPath, palette: Palette): string {
  const clip = window === undefined ? '' : ` clip-path="url(#w${window})"`;
  return `<path d="${data}"${attributesOf(look, palette)}${clip}/>`;
}

function attributesOf({ fill, stroke, width, opacity }: Look, palette: Palette): string {
  const attributes = {
    fill: fill ? palette[fill] : 'none',
    stroke: stroke && palette[stroke],
    'stroke-width': width,
    opacity,
  };
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}
