import { renderAsync } from '@resvg/resvg-js';
import { composeSheet } from './compose-sheet.ts';
import { openFaces } from './faces.ts';
import { outlineWriting } from './outline-writing.ts';
import { paintInk } from './paint-ink.ts';
import type { SheetFacts } from './sheet-facts.ts';

/** Four bytes each. Whoever wants a file makes it of them: a PNG would be made on this thread, and unmade again. */
export interface SheetDots {
  dots: Uint8Array;
  width: number;
  height: number;
}

export async function renderSheet(facts: SheetFacts): Promise<SheetDots> {
  const faces = await openFaces();
  const svg = paintInk(composeSheet(facts), (writing) => outlineWriting(writing, faces));
  const { pixels: dots, width, height } = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return { dots, width, height };
}
