import type { LotKind } from '@seri/domain/lots/lot-kinds';
import { type SheetBox, inset } from './box.ts';
import { bodyMaps, categoryMaps, damageMaps, mapCaptions, type MapName, mapSize } from './damage-maps.data.ts';
import { drawDamage } from './draw-damage.ts';
import { drawLabel, print } from './draw-label.ts';
import type { Ink, Shape } from '../writing/ink.ts';
import type { MapPart } from './map-part.ts';
import type { DrawnSheetFacts } from '../sheet-facts.ts';
import type { Sheet } from '../sheet.ts';

export function drawMap(sheet: Sheet, box: SheetBox): Ink[] {
  const map = mapOf(sheet.facts);
  const { inks, content } = drawLabel(sheet, box, mapLabels[sheet.facts.kind]);
  const place = fitMap(inset(content, 8));
  const scale = place.width / mapSize.width;
  const transform = `translate(${place.x.toFixed(1)} ${place.y.toFixed(1)}) scale(${scale.toFixed(4)})`;
  const parts = damageMaps[map].map((part: MapPart) => {
    const looks = partLooks(sheet.style.line, sheet.style.tint)[part.look];
    return { ...looks, path: part.path, transform: part.transform ? `${transform} ${part.transform}` : transform };
  });
  const captions = mapCaptions
    .filter(({ maps }) => maps.includes(map))
    .map(({ text, x, y }) => print(sheet.style.line, text, place.x + x * scale, place.y + y * scale, 14, 'middle'));
  return [...inks, ...parts, ...captions, ...drawDamage(sheet, place)];
}

const mapLabels: Record<LotKind, string> = {
  car: '車両展開図',
  stock: '車両展開図',
  bike: '車両状態図',
  machine: '機体状態図',
};

function mapOf({ kind, body = '', category }: DrawnSheetFacts): MapName {
  if (kind === 'bike') return 'bike';
  if (kind !== 'machine') return bodyMaps[body] ?? 'car';
  const words = `${body} ${category?.[1] ?? ''}`;
  return categoryMaps.find(({ when }) => when.test(words))?.map ?? 'excavator';
}

/** Centred, as large as the area allows. */
function fitMap(box: SheetBox): SheetBox {
  const scale = Math.min(box.width / mapSize.width, box.height / mapSize.height);
  const [width, height] = [mapSize.width * scale, mapSize.height * scale];
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}

function partLooks(line: string, tint: string): Record<MapPart['look'], Omit<Shape, 'path'>> {
  const stroke = { stroke: line, width: 1.2 };
  return {
    body: { ...stroke, fill: '#fffefb' },
    glass: { ...stroke, fill: tint },
    tyre: { ...stroke, fill: tint },
    line: stroke,
  };
}
