import { renderAsync } from '@resvg/resvg-js';
import { composeSheet } from './compose-sheet.ts';
import { openFace } from './writing/faces.ts';
import { isWriting } from './writing/ink.ts';
import { outlineWriting } from './writing/outline-writing.ts';
import { paintInk } from './writing/paint-ink.ts';
import type { PenName } from './writing/pens.data.ts';
import type { DrawnSheetFacts } from './sheet-facts.ts';

/**
 * Pixels of four bytes each. The caller encodes files, since a PNG would be encoded and decoded again on this
 * thread.
 */
export interface SheetDots {
  dots: Uint8Array;
  width: number;
  height: number;
}

/** Other pens than those of the demonstration show how a reader does with hands that it has not met. */
export async function renderSheet(facts: DrawnSheetFacts, pens?: readonly PenName[]): Promise<SheetDots> {
  const inks = composeSheet(facts, pens);
  const print = await openFace('print');
  const names = new Set(inks.filter(isWriting).map(({ face }) => face));
  const faces = new Map(await Promise.all([...names].map(async (name) => [name, await openFace(name)] as const)));
  const svg = paintInk(inks, (writing) => outlineWriting(writing, faces.get(writing.face) ?? print, print));
  const { pixels: dots, width, height } = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return { dots, width, height };
}
