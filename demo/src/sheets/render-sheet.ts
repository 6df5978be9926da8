import { renderAsync } from '@resvg/resvg-js';
import { composeSheet } from './compose-sheet.ts';
import { openFaces } from './faces.ts';
import { outlineWriting } from './outline-writing.ts';
import { paintInk } from './paint-ink.ts';
import type { SheetFacts } from './sheet-facts.ts';

/** The sheet as a PNG. */
export async function renderSheet(facts: SheetFacts): Promise<Uint8Array> {
  const faces = await openFaces();
  const svg = paintInk(composeSheet(facts), (writing) => outlineWriting(writing, faces));
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return image.asPng();
}
