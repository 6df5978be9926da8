import { simplify, simplifyRing } from './curve.ts';
import type { Look } from './looks.ts';
import type { Palette } from './palette.ts';
import { type Placement, placed, sheet } from './place-drawing.ts';
import type { Scene, Shape } from './scene.ts';
import type { Vec2 } from './vector.ts';

export interface Painting {
  title: string;
  palette: Palette;
  placement: Placement;
}

const tolerance = 0.25;

/** The scene as SVG on a transparent ground, so that it stands on light and dark paper alike. */
export function paintSvg({ shapes }: Scene, { title, palette, placement }: Painting): string {
  const path = (points: readonly Vec2[], closed: boolean) =>
    pathData(
      points.map((point) => placed(placement, point)),
      closed,
    );
  const windows = [...new Set(shapes.flatMap((shape) => (shape.window ? [shape.window] : [])))];
  const clips = windows.map((window, index) => `<clipPath id="w${index}"><path d="${path(window, true)}"/></clipPath>`);
  const marks = groupMarks(shapes).map(({ look, group, window }) => {
    const clip = window ? ` clip-path="url(#w${windows.indexOf(window)})"` : '';
    const data = group.map(({ points, closed }) => path(points, closed)).join('');
    return `<path d="${data}"${paintOf(look, palette)}${clip}/>`;
  });
  const outlined = shapes.filter((shape) => shape.look.outlined);
  const firstOutlined = groupMarks(shapes).findIndex(({ look }) => look.outlined);
  const outline = outlined.map(({ points }) => path(points, true)).join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}" role="img" stroke-linejoin="round" stroke-linecap="round">`,
    `<title>${title}</title>`,
    ...clips,
    ...marks.slice(0, firstOutlined),
    // The pale rim is lost on light paper and keeps a black car apart from dark paper.
    `<path d="${outline}" fill="none" stroke="${palette.white}" stroke-width="6" opacity=".2"/>`,
    `<path d="${outline}" fill="${palette.outline}" stroke="${palette.outline}" stroke-width="4"/>`,
    ...marks.slice(firstOutlined),
    '</svg>\n',
  ].join('\n');
}

interface Mark {
  look: Look;
  group: readonly Shape[];
  window: readonly Vec2[] | undefined;
}

/** Neighbours of one look share a path, as a wheel's spokes do. Translucent ones would add up, so they stay apart. */
function groupMarks(shapes: readonly Shape[]): readonly Mark[] {
  const marks: { look: Look; group: Shape[]; window: readonly Vec2[] | undefined }[] = [];
  for (const shape of shapes) {
    const last = marks.at(-1);
    const joins = last?.look === shape.look && last.window === shape.window && shape.look.opacity === undefined;
    if (joins) last.group.push(shape);
    else marks.push({ look: shape.look, group: [shape], window: shape.window });
  }
  return marks;
}

function paintOf({ fill, stroke, width, opacity }: Look, palette: Palette): string {
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

/** Relative steps in tenths of a unit: half the size of absolute ones. */
function pathData(points: readonly Vec2[], closed: boolean): string {
  const kept = closed && points.length > 6 ? simplifyRing(points, tolerance) : simplify(points, tolerance);
  const tenths = kept.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)] as const);
  const steps = tenths.map(([x, y], index) => {
    const before = tenths[index - 1];
    if (!before) return `M${pair(x, y)}`;
    const [along, down] = [x - before[0], y - before[1]];
    return along === 0 && down === 0 ? '' : `l${pair(along, down)}`;
  });
  return steps.join('') + (closed ? 'Z' : '');
}

function pair(x: number, y: number): string {
  const second = numeral(y);
  return numeral(x) + (second.startsWith('-') ? '' : ' ') + second;
}

function numeral(tenths: number): string {
  return String(tenths / 10).replace(/^(-?)0\./, '$1.');
}
