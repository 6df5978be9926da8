import { renderAsync } from '@resvg/resvg-js';
import { composeSheet } from './compose-sheet.ts';
import { openFaces } from './writing/faces.ts';
import { outlineWriting } from './writing/outline-writing.ts';
import { paintInk } from './writing/paint-ink.ts';
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

export async function renderSheet(facts: DrawnSheetFacts): Promise<SheetDots> {
  const faces = await openFaces();
  const svg = paintInk(composeSheet(facts), (writing) => outlineWriting(writing, faces));
  const { pixels: dots, width, height } = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return { dots, width, height };
}
