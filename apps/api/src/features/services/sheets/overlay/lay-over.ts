import type { Language } from '@seri/domain/common/languages';
import type { SheetReading } from '@seri/domain/sheet/reading/reading';
import sharp from 'sharp';
import type { Pixels } from '../../../../platform/ocr/pixels.ts';
import { fitText, type FittedText } from './fit-text.ts';
import { openLetters, type Letters } from './letters.ts';
import { type Colour, paperColour, withoutRules, withRoom } from './paper.ts';
import { type PictureBox, pictureBoxOf } from './picture-box.ts';
import { type SheetWord, type SheetWordLook, wordsOf } from './words-of.ts';

const inks: Readonly<Record<SheetWordLook, string>> = {
  label: '#3a4354',
  note: '#0b4f8a',
  flag: '#b3261e',
  unread: '#b26a00',
};
/** The largest and smallest letters on a picture that is a thousand pixels wide. */
const most = 26;
const least: Readonly<Record<SheetWordLook, number>> = { label: 11, note: 14, flag: 14, unread: 0 };
const shareOfHeight = 0.86;
const lead = 1.08;
const baseline = 0.82;

/**
 * The sheet with its words in another language, as large as the sheet. What was not read stays as it is, with a dashed
 * line under it. A note that does not fit gives way to its number in the list beside the picture.
 */
export async function layOver(picture: Uint8Array, reading: SheetReading, language: Language): Promise<Buffer> {
  const image = sharp(picture, { limitInputPixels: 20_000_000 }).removeAlpha().toColourspace('srgb');
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const page: SheetPage = { pixels: { data, width, height }, letters: await openLetters() };
  const marks = wordsOf(reading, language).map((word) => drawWord(page, word));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${marks.join('')}</svg>`;
  return sharp(data, { raw: { width, height, channels: 3 } })
    .composite([{ input: Buffer.from(svg) }])
    .webp({ quality: 82 })
    .toBuffer();
}

interface SheetPage {
  pixels: Pixels;
  letters: Letters;
}

function drawWord(page: SheetPage, { places, text, look, number }: SheetWord): string {
  const { pixels, letters } = page;
  const boxes = places.map((place) => pictureBoxOf(place, pixels));
  if (look === 'unread') return boxes.map(underline).join('');
  const covers = boxes.map((each) => coverOf(pixels, each));
  // The words of a phrase stand on the longest of its lines.
  const [longest] = covers.toSorted((one, other) => other.box.width - one.box.width);
  if (!longest) return '';
  const { box, paper } = longest;
  const room = withRoom(pixels, box, paper);
  const scale = pixels.width / 1000;
  const measure = (line: string) => letters.measure(line, look === 'flag');
  const sizes = { most: Math.min(most * scale, box.height * shareOfHeight), least: least[look] * scale };
  const fitted = fitText(text, measure, { width: room.width, height: room.height, ...sizes });
  if (!fitted && number === null) return '';
  const written = fitted ?? { lines: [`(${number})`], size: sizes.least };
  return covers.map(paint).join('') + write(letters, written, room, look);
}

function write(letters: Letters, { lines, size }: FittedText, box: PictureBox, look: SheetWordLook): string {
  const top = box.y + (box.height - lines.length * size * lead) / 2;
  const paths = lines.map((line, row) =>
    letters.outline(line, { x: box.x, y: top + (row + baseline) * size * lead, size, isBold: look === 'flag' }),
  );
  return `<g fill="${inks[look]}">${paths.join('')}</g>`;
}

interface Cover {
  box: PictureBox;
  paper: Colour;
}

function coverOf(pixels: Pixels, box: PictureBox): Cover {
  const paper = paperColour(pixels, box);
  return { box: withoutRules(pixels, box, paper), paper };
}

const paint = ({ box: { x, y, width, height }, paper: [red, green, blue] }: Cover) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="2" fill="rgb(${red} ${green} ${blue})"/>`;

const underline = ({ x, y, width, height }: PictureBox) =>
  `<path d="M${x} ${y + height}h${width}" stroke="${inks.unread}" stroke-width="2" stroke-dasharray="6 4" fill="none"/>`;
