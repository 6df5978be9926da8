import { handleTask, type StudioHandler } from '../../../platform/studio/studio-task.ts';
import { logoTask } from './company.tasks.ts';
import { drawLogo } from './draw-logo.ts';

/** Runs in the studio alone. */
export function companyStudio(): StudioHandler[] {
  return [handleTask(logoTask, drawLogo)];
}
