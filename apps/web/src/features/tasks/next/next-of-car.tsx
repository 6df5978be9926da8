import { formatYen } from '@seri/domain/money/money';
import { daysBetween, type JapanDay, japanDay } from '@seri/domain/time/japan-time';
import { Suspense } from 'react';
import { lazyPiece } from '../../../lib/code/lazy-piece.tsx';
import { type Text, useLanguage, useText } from '../../../lib/language/text.ts';
import { serverNow } from '../../../lib/live/clock.ts';
import { shortDay } from '../../../ui/time/calendar-day.ts';
import type { PurchaseDetails } from '../../purchases/list/purchases.ts';
import { dueText, taskName } from '../task-words.ts';
import styles from './next.module.css';

const TaskPane = lazyPiece(() => import('./task-pane.tsx'), 'TaskPane');

type ToldNext = PurchaseDetails['tasks']['next'];
type ToldStep = NonNullable<ToldNext['client']>;
type ToldQuiet = NonNullable<ToldNext['quiet']>['state'];

/** R101: who acts next, what, and by when. Never empty; for staff all open tasks are below. */
export function NextOfCar({ purchase }: { purchase: PurchaseDetails }) {
  const text = useText();
  const { client: isForStaff, open: amount, tasks } = purchase;
  const { client, staff, quiet } = tasks.next;
  return (
    <section aria-label={text('tasks.next')} className={styles.next}>
      <div className={styles.strip}>
        <h2 className="cap">{text('tasks.next')}</h2>
        {client && (
          <Step side={text(isForStaff ? 'tasks.side.client' : 'tasks.side.you')} task={client} amount={amount} />
        )}
        {staff && <Step side={text('tasks.side.us')} task={staff} amount={amount} />}
        {quiet && <Quiet quiet={quiet} />}
        {tasks.storage && <Storage freeUntil={tasks.storage.freeUntil as JapanDay} />}
      </div>
      {(tasks.open.length > 0 || tasks.can.enter) && (
        <Suspense>
          <TaskPane purchaseId={purchase.carDetail.id} tasks={tasks} />
        </Suspense>
      )}
    </section>
  );
}

function Step({ side, task, amount }: { side: string; task: ToldStep; amount: number }) {
  const text = useText();
  const language = useLanguage();
  return (
    <p className={styles.step}>
      <b className={styles.side}>{side}</b>
      <span>{stepText(text, task, amount)}</span>
      <span className={styles.due} data-group={task.group}>
        {dueText({ text, language }, task.dueOn, japanDay(serverNow()))}
      </span>
    </p>
  );
}

function Storage({ freeUntil }: { freeUntil: JapanDay }) {
  const text = useText();
  const language = useLanguage();
  const left = daysBetween(japanDay(serverNow()), freeUntil);
  const told = { day: shortDay(freeUntil, language), days: Math.abs(left) };
  return (
    <p className={styles.step}>
      <span className={styles.due} data-group={left < 0 ? 'overdue' : 'today'}>
        {text(left < 0 ? 'tasks.storage.over' : 'tasks.storage.free', told)}
      </span>
    </p>
  );
}

const told = [
  'client_payment',
  'parties',
  'yard_in',
  'de_register',
  'inspection',
  'rebook',
  'storage_free_ends',
  'bl',
  'release',
] as const;
type ToldKind = (typeof told)[number];
const isTold = (kind: ToldStep['kind']): kind is ToldKind => told.some((one) => one === kind);

/** In the words of the client, as far as it is told of the task; staff read the others by their names. */
function stepText(text: Text, { kind, note }: ToldStep, amount: number): string {
  return isTold(kind) ? text(`tasks.told.${kind}`, { amount: formatYen(amount) }) : taskName(text, { kind, note });
}

const dayNames: Readonly<Partial<Record<ToldQuiet, 'tasks.quiet.arrives' | 'tasks.quiet.on'>>> = {
  atSea: 'tasks.quiet.arrives',
  delivered: 'tasks.quiet.on',
};

function Quiet({ quiet: { state, on } }: { quiet: NonNullable<ToldNext['quiet']> }) {
  const text = useText();
  const language = useLanguage();
  return (
    <p className={styles.step}>
      <span>{text(`tasks.quiet.${state}`)}</span>
      {on !== null && (
        <span className={styles.due}>
          {text(dayNames[state] ?? 'tasks.quiet.sails', { day: shortDay(on, language) })}
        </span>
      )}
    </p>
  );
}
