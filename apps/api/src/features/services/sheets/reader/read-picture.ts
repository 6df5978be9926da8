import { notedAreas, type SeenSheet, type SheetField, type SheetPlace } from '@seri/domain/sheet/reading/reading';
import sharp from 'sharp';
import { detectText } from '../../../../platform/ocr/detect-text.ts';
import type { Pixels, TextBox } from '../../../../platform/ocr/pixels.ts';
import { type Recogniser, recogniseText, type RecognisedSign } from '../../../../platform/ocr/recognise-text.ts';
import type { Models } from '../../../../platform/ocr/open-models.ts';
import { findForm } from './find-form.ts';
import { findFrame, type InkMap, inkMapOf, pointOf, type SheetFrame } from './find-frame.ts';
import { isRinged } from './find-rings.ts';
import type { FormArea, FormKind, FormPlace, SheetForm } from './forms.data.ts';
import { inkIn } from './ink-in.ts';
import { isNoisy } from './is-noisy.ts';

/** The detector's side in pixels: more finds smaller print, and takes longer. */
const detectorSides = { usual: 1408, quick: 1120 } as const;
const mostSide = 2560;
/** Stamps and bars give lines that nobody can read. */
const leastCertain = 0.45;

interface PictureReading {
  kind: FormKind;
  /** Sees less of small print, in less time. */
  isQuick: boolean;
  models: Models;
}

/** All that stands on the picture of a sheet, and where. */
export async function readPicture(picture: Uint8Array, { kind, isQuick, models }: PictureReading): Promise<SeenSheet> {
  const pixels = await pixelsOf(picture);
  const map = await inkMapOf(pixels);
  const frame = findFrame(map);
  const form = frame && findForm(map, frame);
  const boxes = await detectText(models.detector, pixels, detectorSides[isQuick ? 'quick' : 'usual']);
  const lines: SeenSheet['lines'][number][] = [];
  for (const box of boxes) {
    const signs = await recogniseText(models.japanese, pixels, box);
    if (certaintyOf(signs) < leastCertain) continue;
    const area = form && frame ? areaOf(form, placeIn(frame, box.x / map.scale, box.y / map.scale)) : null;
    lines.push({ place: placeOf(box, pixels), signs, area });
  }
  if (!form || !frame) return { form: null, lines, rooms: {}, fields: [], ringed: [] };
  const seeing = { pixels, map, frame, form, kind };
  const rooms = Object.fromEntries(notedAreas.map((area) => [area, placeOf(boxOf(seeing, form.areas[area]), pixels)]));
  const fields = await readFields(seeing, models.latin);
  return { form: form.name, lines, rooms, fields, ringed: readRings(seeing) };
}

interface Seeing {
  pixels: Pixels;
  map: InkMap;
  frame: SheetFrame;
  form: SheetForm;
  kind: FormKind;
}

async function pixelsOf(picture: Uint8Array): Promise<Pixels> {
  const limited = sharp(picture, { limitInputPixels: 20_000_000 })
    .resize(mostSide, mostSide, { fit: 'inside', withoutEnlargement: true })
    .removeAlpha()
    .toColourspace('srgb');
  const { data, info } = await limited.raw().toBuffer({ resolveWithObject: true });
  const pixels = { data, width: info.width, height: info.height };
  if (!(await isNoisy(pixels))) return pixels;
  const raw = { width: info.width, height: info.height, channels: 3 } as const;
  // The noise of a scan becomes signs, and of blurred ones the reader loses none.
  return { ...pixels, data: await sharp(data, { raw }).blur(0.9).raw().toBuffer() };
}

function certaintyOf(signs: readonly RecognisedSign[]): number {
  return signs.length === 0 ? 0 : signs.reduce((sum, { p }) => sum + p, 0) / signs.length;
}

function placeOf({ x, y, width, height }: TextBox, picture: Pixels): SheetPlace {
  return {
    x: (x - width / 2) / picture.width,
    y: (y - height / 2) / picture.height,
    width: width / picture.width,
    height: height / picture.height,
  };
}

/** A point of the ink map in thousandths of the frame. */
function placeIn({ x, y, width, height, slope }: SheetFrame, across: number, down: number): [number, number] {
  const stretch = Math.sqrt(1 + slope * slope);
  const [right, below] = [across - x, down - y];
  return [(((right + below * slope) / stretch) * 1000) / width, (((below - right * slope) / stretch) * 1000) / height];
}

function areaOf({ areas }: SheetForm, [across, down]: readonly [number, number]): FormArea | null {
  const found = Object.entries(areas).find(
    ([, [x, y, width, height]]) => across >= x && across < x + width && down >= y && down < y + height,
  );
  return found ? (found[0] as FormArea) : null;
}

/** Fields with one word each: what is written fills its box, and no detector is needed. */
async function readFields(seeing: Seeing, latin: Recogniser): Promise<SeenSheet['fields']> {
  const { areas, counters } = seeing.form;
  const wanted: [SheetField, FormPlace][] = [
    ['serial', underLabel(areas.serial)],
    ['grade', underLabel(areas.grade)],
    ...counters[seeing.kind].map(([field, ...place]): [SheetField, FormPlace] => [field, place]),
  ];
  const fields: SeenSheet['fields'][number][] = [];
  for (const [field, place] of wanted) {
    const box = inkIn(seeing.map, seeing.frame, place);
    if (!box) continue;
    const written = onPicture(box, seeing.map);
    const signs = await recogniseText(latin, seeing.pixels, written);
    fields.push({ field, place: placeOf(written, seeing.pixels), signs });
  }
  return fields;
}

const label = 16;
const underLabel = ([x, y, width, height]: FormPlace): FormPlace => [x + 3, y + label, width - 6, height - label - 3];

function readRings(seeing: Seeing): SeenSheet['ringed'] {
  const { map, frame, form, kind, pixels } = seeing;
  return form.options[kind].flatMap((option) => {
    if (!isRinged(map, frame, option)) return [];
    const [field, print, ...place] = option;
    return [{ field, print, place: placeOf(boxOf(seeing, place), pixels) }];
  });
}

/** A place of the form, in pixels of the picture. */
function boxOf({ map, frame }: Pick<Seeing, 'map' | 'frame'>, [x, y, width, height]: FormPlace): TextBox {
  const [middleX, middleY] = pointOf(frame, (x + width / 2) / 1000, (y + height / 2) / 1000);
  const [across, down] = [(width / 1000) * frame.width, (height / 1000) * frame.height];
  return onPicture({ x: middleX, y: middleY, width: across, height: down, slope: frame.slope }, map);
}

function onPicture({ x, y, width, height, slope }: TextBox, { scale }: InkMap): TextBox {
  return { x: x * scale, y: y * scale, width: width * scale, height: height * scale, slope };
}
