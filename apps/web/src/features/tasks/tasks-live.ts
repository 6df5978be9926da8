import { askOn } from '../../lib/calls/ask-on.ts';
import { menuCountersKey } from '../site/menu-counters.ts';
import { tasksKey } from './tasks.ts';

/** R101: the desk and its badge follow whatever changes a purchase, and with it the tasks. */
export const followTasks = (): (() => void) => askOn(['purchase.changed'], tasksKey, menuCountersKey);
