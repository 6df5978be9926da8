import { missingGlyphs } from '@seri/papers/missing-glyphs';
import { renderPaper } from '@seri/papers/render-paper';
import { handleTask, type StudioHandler } from '../../../platform/studio/studio-task.ts';
import { missingGlyphsTask, renderPaperTask } from './papers.tasks.ts';

/** Runs in the paper maker alone, because the renderer takes memory that it does not give back whole. */
export function papersStudio(): StudioHandler[] {
  return [handleTask(renderPaperTask, renderPaper), handleTask(missingGlyphsTask, missingGlyphs)];
}
