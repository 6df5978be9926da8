import { renderPaper } from '@seri/papers/render-paper';
import { handleTask, type StudioHandler } from '../../../platform/studio/studio-task.ts';
import { renderPaperTask } from './papers.tasks.ts';

/** Runs in the paper maker alone, because the renderer takes memory that it does not give back whole. */
export function papersStudio(): StudioHandler[] {
  return [handleTask(renderPaperTask, renderPaper)];
}
