import type { Text } from '../../../lib/language/text.ts';
import { type ColorName, colorPaints } from './color-paints.data.ts';

const sides = ['left', 'right'] as const;

/** Feeds write English words: known ones are translated, others are shown as they are. */
const normalizedWord = (word: string) => word.toLowerCase().replaceAll(' ', '');

const colorNames = new Map(Object.keys(colorPaints).map((name) => [name.toLowerCase(), name as ColorName]));
const colorName = (color: string): ColorName | undefined => colorNames.get(normalizedWord(color));

export function colorText(text: Text, color: string): string {
  const name = colorName(color);
  return name ? text(`lots.color.${name}`) : color;
}

/** CSS colour of a swatch; undefined for colours that no feed is known to use. */
export function colorPaint(color: string): string | undefined {
  const name = colorName(color);
  return name && colorPaints[name];
}

/** Equipment is listed by codes such as AC, which are the same in all languages; one entry is a phrase. */
export function equipmentText(text: Text, equipment: string): string {
  return equipment.replace(/\bone owner\b/i, text('lots.equipment.oneOwner'));
}

export function steeringText(text: Text, steering: string): string {
  const known = sides.find((side) => side === normalizedWord(steering));
  return known ? text(`lots.steering.${known}`) : steering;
}

/** Japanese cars are right-hand drive, so lists mention only left-hand drive. */
export function isUnusualSteering(steering: string | undefined): steering is string {
  return Boolean(steering) && steering !== 'right';
}
