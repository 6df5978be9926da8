import type { PaperSnapshot } from '@seri/domain/invoices/paper-snapshot';
import { defineTask } from '../../../platform/studio/studio-task.ts';

// They run in the paper maker, a process of its own.

/** R90: draws the file of a document from its snapshot. */
export const renderPaperTask = defineTask<[snapshot: PaperSnapshot, isPreview: boolean], Uint8Array>('papers.render');

/** R90: the signs that no font has. */
export const missingGlyphsTask = defineTask<[said: PaperSnapshot | string], string[]>('papers.missing-glyphs');
