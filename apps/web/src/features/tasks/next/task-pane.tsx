import { japanDay } from '@seri/domain/time/japan-time';
import { Suspense, useState } from 'react';
import { lazyPiece } from '../../../lib/code/lazy-piece.tsx';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { serverNow } from '../../../lib/live/clock.ts';
import { Button } from '../../../ui/frame/button.tsx';
import type { PurchaseDetails } from '../../purchases/list/purchases.ts';
import { endTasks, undoEnd } from '../end-tasks.ts';
import { blockText, dueText, taskName } from '../task-words.ts';
import type { EndableTask } from '../tasks.ts';
import styles from './next.module.css';

const SkipDialog = lazyPiece(() => import('../skip-dialog.tsx'), 'SkipDialog');
const EnterTaskDialog = lazyPiece(() => import('./enter-task-dialog.tsx'), 'EnterTaskDialog');

interface TaskPaneProps {
  purchaseId: number;
  tasks: PurchaseDetails['tasks'];
}

/** R101: all open tasks of a car, for staff, each with its two ends. One that is being ended is shown as over already. */
export function TaskPane({ purchaseId, tasks: { open, can } }: TaskPaneProps) {
  const text = useText();
  const [hidden, hide] = useState<ReadonlySet<number>>(new Set());
  const [asked, ask] = useState<'enter' | EndableTask>();
  const close = () => ask(undefined);
  const show = (ids: readonly number[]) => hide((now) => new Set([...now].filter((id) => !ids.includes(id))));
  const end = async (tasks: readonly EndableTask[], skip: string | null) => {
    hide((now) => new Set([...now, ...tasks.map(({ id }) => id)]));
    const { left } = await endTasks({
      text,
      tasks,
      skip,
      onUndo: (ended) => void undoEnd(text, ended).then(show),
    });
    show(left);
  };
  const shown = open.filter(({ id }) => !hidden.has(id));
  return (
    <details className={styles.pane}>
      <summary>{text('tasks.all', { count: shown.length })}</summary>
      <ul aria-label={text('tasks.list')}>
        {shown.map((task) => (
          <PaneTask
            key={task.id}
            task={task}
            onEnd={can.act ? (how) => (how === 'done' ? void end([task], null) : ask(task)) : undefined}
          />
        ))}
      </ul>
      {can.enter && (
        <div className={styles.foot}>
          <Button size="s" onClick={() => ask('enter')}>
            {text('tasks.enter')}
          </Button>
        </div>
      )}
      <Suspense>
        {asked === 'enter' && <EnterTaskDialog purchaseId={purchaseId} onClose={close} />}
        {asked && asked !== 'enter' && (
          <SkipDialog tasks={[asked]} onSkip={(tasks, reason) => void end(tasks, reason)} onClose={close} />
        )}
      </Suspense>
    </details>
  );
}

interface PaneTaskProps {
  task: EndableTask;
  onEnd: ((how: 'done' | 'skip') => void) | undefined;
}

function PaneTask({ task, onEnd }: PaneTaskProps) {
  const text = useText();
  const language = useLanguage();
  const name = taskName(text, task);
  const waits = blockText(text, task.kind);
  return (
    <li className={styles.task}>
      <span className={styles.what}>
        <span>{name}</span>
        <span className={styles.due} data-group={task.group}>
          {dueText({ text, language }, task.dueOn, japanDay(serverNow()))}
        </span>
        {waits && <span className="sub">{waits}</span>}
      </span>
      {onEnd && (
        <span className={styles.tools}>
          <Button size="s" label={text('tasks.done.of', { task: name })} onClick={() => onEnd('done')}>
            {text('tasks.done')}
          </Button>
          <Button size="s" kind="bare" label={text('tasks.skip.of', { task: name })} onClick={() => onEnd('skip')}>
            {text('tasks.skip')}
          </Button>
        </span>
      )}
    </li>
  );
}
