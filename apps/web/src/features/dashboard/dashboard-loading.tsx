import type { MessageId } from '@seri/messages/message-id';
import { useText } from '../../lib/language/text.ts';
import { Figures } from '../../ui/figures/figures.tsx';
import { Sheet } from '../../ui/frame/sheet.tsx';
import styles from './dashboard-page.module.css';

const staff = {
  figures: ['dashboard.fresh', 'dashboard.today', 'dashboard.won', 'dashboard.unpriced', 'dashboard.unread'],
  sheets: ['dashboard.workload', 'dashboard.exposures', 'dashboard.next.staff', 'dashboard.wins'],
} as const satisfies Record<string, readonly MessageId[]>;

const own = {
  figures: ['dashboard.free', 'dashboard.balance', 'dashboard.today', 'dashboard.won', 'dashboard.unread'],
  sheets: ['dashboard.next.own', 'dashboard.open', 'dashboard.recent', 'dashboard.wins'],
} as const satisfies Record<string, readonly MessageId[]>;

/** The loading state: titles without data, so that nothing moves when the data arrives. */
export function DashboardLoading({ isStaff }: { isStaff: boolean }) {
  const text = useText();
  const { figures, sheets } = isStaff ? staff : own;
  return (
    <div aria-busy="true">
      <output className="visually-hidden">{text('dashboard.loading')}</output>
      <div aria-hidden="true">
        <Figures items={figures.map((caption) => ({ caption: text(caption), value: '\u00A0', note: '\u00A0' }))} />
        <div className={styles.board} data-wide={isStaff ? undefined : ''}>
          {sheets.map((title) => (
            <Sheet key={title} flush title={text(title)}>
              <div className={styles.coming} data-list={title.startsWith('dashboard.next') ? '' : undefined} />
            </Sheet>
          ))}
        </div>
      </div>
    </div>
  );
}
