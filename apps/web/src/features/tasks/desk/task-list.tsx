import { useText } from '../../../lib/language/text.ts';
import type { ListedTaskOfCar } from '../tasks.ts';
import styles from './export-desk.module.css';
import { TaskRow, type TaskRowMoves } from './task-row.tsx';

interface TaskListProps extends TaskRowMoves {
  tasks: readonly ListedTaskOfCar[];
  today: string;
  current: number | undefined;
  marked: ReadonlySet<number>;
  stale: boolean;
}

/** The tasks of a page in parts: those of one kind that are due alike. */
export function TaskList({ tasks, today, current, marked, stale, ...moves }: TaskListProps) {
  const text = useText();
  return (
    <div aria-busy={stale ? true : undefined} className={styles.list}>
      {partsOf(tasks).map(({ group, kind, tasks: own }) => {
        const kindName = text(`tasks.kind.${kind}`);
        return (
          <section
            key={`${group} ${kind}`}
            aria-label={text('exportDesk.part', { group: text(`exportDesk.group.${group}`), kind: kindName })}
          >
            <h2 className={styles.part} data-group={group}>
              <span className="cap">{text(`exportDesk.group.${group}`)}</span>
              <span>{kindName}</span>
              <span className="sub">{own.length}</span>
            </h2>
            <ul>
              {own.map((task) => (
                <TaskRow
                  key={task.id}
                  task={task}
                  today={today}
                  isCurrent={task.id === current}
                  isMarked={marked.has(task.id)}
                  {...moves}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

interface PartOfTasks extends Pick<ListedTaskOfCar, 'group' | 'kind'> {
  tasks: ListedTaskOfCar[];
}

/** The list comes in the order of the parts. */
function partsOf(tasks: readonly ListedTaskOfCar[]): PartOfTasks[] {
  const parts: PartOfTasks[] = [];
  for (const task of tasks) {
    const last = parts.at(-1);
    if (last?.group === task.group && last.kind === task.kind) last.tasks.push(task);
    else parts.push({ group: task.group, kind: task.kind, tasks: [task] });
  }
  return parts;
}
