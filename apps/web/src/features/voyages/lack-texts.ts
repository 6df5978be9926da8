import type { Text } from '../../lib/language/text.ts';
import type { CarOnShip, CarWithoutShip } from './voyages.ts';

/** The things that a car lacks, and why the ship has left it behind; empty if nothing is missing. */
export function carLacksText(text: Text, car: CarWithoutShip | CarOnShip): string {
  const lacks = car.lacks.map((lack) => text(`voyages.lack.${lack}`)).join(', ');
  const isBehind = 'isLeftBehind' in car && car.isLeftBehind;
  return isBehind ? [text('voyages.behind'), lacks].join(': ') : lacks;
}
