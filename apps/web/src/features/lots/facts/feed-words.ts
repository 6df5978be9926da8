import type { Text } from '../../../lib/language/text.ts';

const colors = [
  'white',
  'pearl',
  'black',
  'silver',
  'gray',
  'blue',
  'lightBlue',
  'red',
  'wine',
  'green',
  'beige',
  'brown',
  'gold',
  'orange',
  'yellow',
  'purple',
  'pink',
] as const;

const sides = ['left', 'right'] as const;

/** Feeds write English words: known ones are translated, others are shown as they are. */
export const normalizedWord = (word: string) => word.toLowerCase().replace(' ', '');

export function colorText(text: Text, color: string): string {
  const known = colors.find((name) => name.toLowerCase() === normalizedWord(color));
  return known ? text(`lots.color.${known}`) : color;
}

export function steeringText(text: Text, steering: string): string {
  const known = sides.find((side) => side === normalizedWord(steering));
  return known ? text(`lots.steering.${known}`) : steering;
}

/** Japanese cars are right-hand drive, so lists mention only left-hand drive. */
export function isUnusualSteering(steering: string | undefined): steering is string {
  return Boolean(steering) && steering !== 'right';
}
