import { previewSize } from '@seri/contract/stock/photo';
import { type GradeBand, gradeBand } from '@seri/domain/lots/condition-grade';
import sharp from 'sharp';
import { drawingBackground } from './encode-photo.ts';
import { letter } from './lettering.ts';
import type { Previewed } from './photos.tasks.ts';

interface PreviewBadge {
  width: number;
  markup: string;
}

const ink = '#161e2f';
const sheet = '#fcfefd';
const margin = 40;
const space = 14;
/** The height of a badge and of its letters. */
const height = 112;
const letterHeight = 62;
const side = 24;
const line = 6;
/** Longer texts are cut; no house writes so much. */
const mostLetters = { plate: 16, grade: 5 } as const;

/** R44: draws a lot's photo with its plate and grade as a JPEG. */
export function drawPreview(photo: Uint8Array | null, { lotNo, grade }: Previewed): Promise<Buffer> {
  const ground = photo
    ? sharp(photo)
    : sharp({ create: { ...previewSize, channels: 3, background: drawingBackground } });
  return ground
    .resize({ ...previewSize, fit: 'cover' })
    .flatten({ background: drawingBackground })
    .composite([{ input: Buffer.from(drawBadges([drawPlate(lotNo), drawGrade(grade)])) }])
    .jpeg({ quality: 82 })
    .toBuffer();
}

/** Places the badges side by side at the bottom left. */
function drawBadges(badges: readonly PreviewBadge[]): string {
  let along = margin;
  const placed = badges.map(({ width, markup }) => {
    const group = `<g transform="translate(${along} ${previewSize.height - margin - height})">${markup}</g>`;
    if (width > 0) along += width + space;
    return group;
  });
  const size = `width="${previewSize.width}" height="${previewSize.height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${placed.join('')}</svg>`;
}

/** The lot number on a windscreen plate with a thick left edge. */
function drawPlate(lotNo: string): PreviewBadge {
  const edge = 22;
  const writing = letter(lotNo.slice(0, mostLetters.plate), letterHeight);
  const width = edge + writing.width + side * 2;
  return drawBox(writing, width, [
    `<rect width="${width}" height="${height}" rx="4" fill="${ink}"/>`,
    `<rect x="${edge}" y="${line}" width="${width - edge - line}" height="${height - line * 2}" fill="${sheet}"/>`,
    writeAt(edge + (width - edge - line - writing.width) / 2, ink, writing),
  ]);
}

/** The same as on the page: the border shows the band without relying on colour. */
const bands: Readonly<Record<GradeBand, { color: string; wash: string; dash?: string; base?: number }>> = {
  good: { color: '#0b5d2f', wash: '#caf2d6' },
  mid: { color: '#814802', wash: '#ffe6bd', dash: '18 10' },
  bad: { color: '#9e1c1f', wash: '#ffe2e0', base: 10 },
  none: { color: '#444d5e', wash: sheet },
};

function drawGrade(grade: string): PreviewBadge {
  const { color, wash, dash, base } = bands[gradeBand(grade)];
  const writing = letter(grade.slice(0, mostLetters.grade), letterHeight);
  const width = Math.max(height, writing.width + side * 2);
  const border = `stroke="${color}" stroke-width="${line}"${dash ? ` stroke-dasharray="${dash}"` : ''}`;
  const inner = `x="${line / 2}" y="${line / 2}" width="${width - line}" height="${height - line}"`;
  return drawBox(writing, width, [
    `<rect ${inner} rx="3" fill="${wash}" ${border}/>`,
    base ? `<rect y="${height - base}" width="${width}" height="${base}" fill="${color}"/>` : '',
    writeAt((width - writing.width) / 2, color, writing),
  ]);
}

/** A light rim sets the badge off from dark photos; a badge without text is left out. */
function drawBox(writing: PreviewBadge, width: number, parts: readonly string[]): PreviewBadge {
  if (writing.width === 0) return { width: 0, markup: '' };
  const rim = `<rect x="-4" y="-4" width="${width + 8}" height="${height + 8}" rx="7" fill="${sheet}"/>`;
  return { width, markup: [rim, ...parts].join('') };
}

function writeAt(x: number, color: string, { markup }: PreviewBadge): string {
  return `<g color="${color}" transform="translate(${x} ${(height - letterHeight) / 2})">${markup}</g>`;
}
