import type { PaperSnapshot } from '@seri/domain/invoices/paper-snapshot';
import { defineTask } from '../../../platform/studio/studio-task.ts';

/** R90: draws the file of a document from its snapshot. It runs in the paper maker, a process of its own. */
export const renderPaperTask = defineTask<[snapshot: PaperSnapshot, isPreview: boolean], Uint8Array>('papers.render');
