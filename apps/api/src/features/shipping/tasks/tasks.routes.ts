import { tasksCalls } from '@seri/contract/shipping/tasks.calls';
import { tasksSchemas } from '@seri/contract/shipping/tasks.schema';
import { type Routes, routesOf } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { endTasks, reopenTasks } from './change-tasks.ts';
import { endTask } from './end-task.ts';
import { enterTask } from './enter-task.ts';
import { readTasks } from './tasks.read.ts';
import { readVoyageTasks } from './voyage-tasks.read.ts';

export function tasksRoutes(platform: Platform): Routes {
  return routesOf('tasks', tasksCalls, tasksSchemas, {
    list: ({ actor, input }) => readTasks(platform, actor, input.query),
    byVoyage: ({ actor, input }) => readVoyageTasks(platform, actor, input.query),
    end: ({ acting, input }) => endTask(acting, input.body),
    endMany: ({ acting, input }) => endTasks(acting, input.body, platform.log),
    reopen: ({ acting, input }) => reopenTasks(acting, input.body, platform.log),
    enter: ({ acting, input }) => enterTask(acting, input.body),
  });
}
