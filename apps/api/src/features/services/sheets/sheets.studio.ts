import { handleTask, type StudioHandler } from '../../../platform/studio/studio-task.ts';
import { layOver } from './overlay/lay-over.ts';
import { layOverTask } from './sheets.tasks.ts';

/** Runs in the studio alone. */
export const sheetsStudio = (): StudioHandler[] => [handleTask(layOverTask, layOver)];
