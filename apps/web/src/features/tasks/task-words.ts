import { dataOfTask } from '@seri/domain/tasks/task-kinds.data';
import { daysBetween, type JapanDay } from '@seri/domain/time/japan-time';
import type { Language } from '@seri/domain/common/languages';
import type { Text } from '../../lib/language/text.ts';
import { shortDay } from '../../ui/time/calendar-day.ts';
import type { EndableTask } from './tasks.ts';

interface TextIn {
  text: Text;
  language: Language;
}

/** A task that staff have written says itself what it is. */
export const taskName = (text: Text, { kind, note }: Pick<EndableTask, 'kind' | 'note'>): string =>
  kind === 'manual' ? note : text(`tasks.kind.${kind}`);

/** `by 16 Nov, 2 days late`, by the day in Japan. */
export function dueText({ text, language }: TextIn, dueOn: string | null, today: string): string {
  if (dueOn === null) return text('tasks.undated');
  if (dueOn === today) return text('tasks.today');
  const by = text('tasks.by', { day: shortDay(dueOn, language) });
  const days = daysBetween(dueOn as JapanDay, today as JapanDay);
  return days > 0 ? `${by}, ${text('tasks.late', { days })}` : by;
}

/** A warning of what waits for the task; nothing is stopped by it. */
export function blockText(text: Text, kind: EndableTask['kind']): string | undefined {
  const { blocks } = dataOfTask(kind);
  return blocks ? text(`tasks.blocks.${blocks}`) : undefined;
}
