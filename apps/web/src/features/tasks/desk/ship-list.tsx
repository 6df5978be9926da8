import { useQuery } from '@tanstack/react-query';
import type { PurchaseScope } from '@seri/domain/purchases/purchase';
import { ListFailed } from '../../../lib/lists/list-failed.tsx';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { EmptyState } from '../../../ui/frame/empty-state.tsx';
import { UiLink } from '../../../ui/frame/ui-link.tsx';
import { shortDay } from '../../../ui/time/calendar-day.ts';
import { dueText, taskName } from '../task-words.ts';
import type { ShipOfTasks } from '../tasks.ts';
import styles from './export-desk.module.css';
import { TaskListLoading } from './task-list-loading.tsx';
import { shipsQuery } from './tasks.query.ts';

interface ShipListProps {
  clients: PurchaseScope;
  /** Leads to the tasks of one ship. */
  hrefOf: (voyageId: number) => string;
}

/** R101: the ships that have not sailed, their cars, and what each of them still lacks. */
export function ShipList({ clients, hrefOf }: ShipListProps) {
  const text = useText();
  const { data, error, refetch } = useQuery(shipsQuery(clients));
  if (!data && error)
    return <ListFailed title={text('exportDesk.failed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <TaskListLoading />;
  if (data.voyages.length === 0) {
    return <EmptyState title={text('exportDesk.ships.empty')}>{text('exportDesk.ships.empty.hint')}</EmptyState>;
  }
  return (
    <section aria-label={text('exportDesk.ships')} className={styles.list}>
      {data.voyages.map((ship) => (
        <Ship key={ship.id} ship={ship} today={data.today} href={hrefOf(ship.id)} />
      ))}
    </section>
  );
}

function Ship({ ship, today, href }: { ship: ShipOfTasks; today: string; href: string }) {
  const text = useText();
  const language = useLanguage();
  const { name, line, sailsOn, cars } = ship;
  const lacking = cars.filter(({ lacks }) => lacks.length > 0).length;
  return (
    <section aria-label={name}>
      <h2 className={styles.part}>
        <UiLink href={href}>{[line, name].filter(Boolean).join(' ')}</UiLink>
        <span>
          {sailsOn === null
            ? text('exportDesk.ships.noDay')
            : text('exportDesk.ships.day', { day: shortDay(sailsOn, language) })}
        </span>
        <span className="sub">{text('exportDesk.ships.fill', { count: cars.length, lacking })}</span>
      </h2>
      <ul>
        {cars.map(({ car, client, lacks }) => (
          <li key={car.id} className={styles.shipped}>
            <div className={styles.what}>
              <UiLink href={`/purchases/${car.id}`} className={styles.car}>
                {car.name} <span className="mono">{car.chassis || car.sku}</span>
              </UiLink>
              <span className="sub">{client.name}</span>
            </div>
            <ul className={styles.lacks}>
              {lacks.length === 0 && <li className={styles.ready}>{text('exportDesk.ships.ready')}</li>}
              {lacks.map((task) => (
                <li key={task.id}>
                  {taskName(text, task)}{' '}
                  <span className={styles.due} data-group={task.group}>
                    {dueText({ text, language }, task.dueOn, today)}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
