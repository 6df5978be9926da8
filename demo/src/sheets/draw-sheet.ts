import { composeSheet } from './compose-sheet.ts';
import { paintInk } from './paint-ink.ts';
import { paintText } from './paint-text.ts';
import type { SheetFacts } from './sheet-facts.ts';

/** The sheet as SVG with its writing as text, for whoever has the faces. */
export function drawSheet(facts: SheetFacts): string {
  return paintInk(composeSheet(facts), paintText);
}
