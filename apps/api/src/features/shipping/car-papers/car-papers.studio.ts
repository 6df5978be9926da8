import { handleTask, type StudioHandler } from '../../../platform/studio/studio-task.ts';
import { redrawPaperTask } from './car-papers.tasks.ts';
import { redrawPaper } from './redraw-paper.ts';

/** Runs in the studio alone. */
export function carPapersStudio(): StudioHandler[] {
  return [handleTask(redrawPaperTask, redrawPaper)];
}
