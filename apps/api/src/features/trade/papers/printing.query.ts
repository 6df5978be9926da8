import type { PaperSnapshot } from '@seri/domain/invoices/paper-snapshot';
import { refusal } from '../../../platform/http/refusal.ts';
import type { Studio } from '../../../platform/studio/studio.ts';
import { missingGlyphsTask, renderPaperTask } from './papers.tasks.ts';

/**
 * R90: refuses signs that no font has, before the paper takes a number. The fonts are in the paper maker, which must not be
 * waited for while locks are held: so it is asked first, and what is issued must have no other signs.
 */
export async function assertPrintable(maker: Studio, snapshot: PaperSnapshot): Promise<ReadonlySet<string>> {
  await assertSignsPrintable(maker, snapshot);
  return signsOf(snapshot);
}

/** R90: of a text that is to stand on a paper, before anything is locked. */
export async function assertSignsPrintable(maker: Studio, said: PaperSnapshot | string): Promise<void> {
  const missing = await maker.make(missingGlyphsTask, [said]);
  if (missing.length > 0) throw refusal('GLYPH_MISSING', { signs: missing.join(' ') });
}

/** R90: a paper that nobody keeps: a preview, which says that it is one, or a statement. */
export async function drawPaper(maker: Studio, snapshot: PaperSnapshot): Promise<Uint8Array> {
  await assertPrintable(maker, snapshot);
  return maker.make(renderPaperTask, [snapshot, snapshot.kind !== 'statement']);
}

/** Something was renamed meanwhile. */
export function assertSameSigns(printable: ReadonlySet<string>, snapshot: PaperSnapshot): void {
  for (const sign of signsOf(snapshot)) if (!printable.has(sign)) throw refusal('STATE_CHANGED');
}

/** ASCII every font has, so digits and days may change. */
function signsOf(snapshot: PaperSnapshot): Set<string> {
  return new Set(JSON.stringify(snapshot).match(/[^ -~]/gu));
}
