import type { AnswerOf } from '@seri/contract/call';
import type { tasksCalls } from '@seri/contract/shipping/tasks.calls';

export type TasksAnswer = AnswerOf<typeof tasksCalls.list>;
export type ListedTaskOfCar = TasksAnswer['list'][number];
export type CarOfTask = ListedTaskOfCar['car'];
export type ShipOfTasks = AnswerOf<typeof tasksCalls.byVoyage>['voyages'][number];
/** Enough to tell of a task and to end it. */
export type EndableTask = Pick<ListedTaskOfCar, 'id' | 'version' | 'kind' | 'note' | 'dueOn' | 'group'>;
export type SeenTask = Pick<ListedTaskOfCar, 'id' | 'version'>;

export const tasksKey = ['tasks'] as const;
