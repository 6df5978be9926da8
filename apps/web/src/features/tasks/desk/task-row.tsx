import { MessageSquare } from 'lucide-react';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { Check } from '../../../ui/fields/check.tsx';
import { Button } from '../../../ui/frame/button.tsx';
import { ButtonLink } from '../../../ui/frame/button-link.tsx';
import { UiLink } from '../../../ui/frame/ui-link.tsx';
import { shortDay } from '../../../ui/time/calendar-day.ts';
import { blockText, dueText, taskName } from '../task-words.ts';
import type { ListedTaskOfCar } from '../tasks.ts';
import styles from './export-desk.module.css';

export interface TaskRowMoves {
  onMark: (id: number) => void;
  onCursor: (id: number) => void;
  onEnd: (task: ListedTaskOfCar, how: 'done' | 'skip') => void;
  chatHrefOf: (bidId: number) => string;
}

interface TaskRowProps extends TaskRowMoves {
  task: ListedTaskOfCar;
  today: string;
  isCurrent: boolean;
  isMarked: boolean;
}

export function TaskRow({ task, today, isCurrent, isMarked, onMark, onCursor, onEnd, chatHrefOf }: TaskRowProps) {
  const text = useText();
  const language = useLanguage();
  const { id, car, client, voyage } = task;
  const name = taskName(text, task);
  const sails =
    voyage.sailsOn === null
      ? voyage.name
      : text('exportDesk.sails', { ship: voyage.name || '–', day: shortDay(voyage.sailsOn, language) });
  const facts = [client.name, sails, blockText(text, task.kind)].filter(Boolean);
  return (
    <li
      data-task-id={id}
      data-marked={isMarked ? '' : undefined}
      aria-current={isCurrent ? 'true' : undefined}
      className={styles.row}
    >
      <Check
        hideLabel
        label={text('exportDesk.mark', { task: name, car: car.name })}
        checked={isMarked}
        onChange={() => {
          onMark(id);
          onCursor(id);
        }}
        className={styles.check}
      />
      <div className={styles.what}>
        <UiLink href={`/purchases/${car.id}`} className={styles.car} onFocus={() => onCursor(id)}>
          {car.name} <span className="mono">{car.chassis || car.sku}</span>
        </UiLink>
        {task.kind === 'manual' && <span className={styles.note}>{task.note}</span>}
        <span className={`sub ${styles.facts}`}>{facts.join(' · ')}</span>
      </div>
      <span className={styles.due} data-group={task.group}>
        {dueText({ text, language }, task.dueOn, today)}
      </span>
      <span className={styles.tools}>
        <ButtonLink
          kind="bare"
          size="s"
          href={chatHrefOf(car.bidId)}
          icon={<MessageSquare aria-hidden="true" />}
          label={text('exportDesk.message.of', { car: car.name })}
        />
        <Button size="s" label={text('tasks.skip.of', { task: name })} onClick={() => onEnd(task, 'skip')}>
          {text('tasks.skip')}
        </Button>
        <Button size="s" label={text('tasks.done.of', { task: name })} onClick={() => onEnd(task, 'done')}>
          {text('tasks.done')}
        </Button>
      </span>
    </li>
  );
}
