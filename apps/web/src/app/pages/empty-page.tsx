import type { MessageId } from '@seri/messages/message-id';
import { useText } from '../../lib/text.ts';
import { useTitle } from '../../lib/use-title.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import styles from './page.module.css';

/** A page whose room is there and whose furniture is not: it says so. */
export function EmptyPage({ title }: { title: MessageId }) {
  const text = useText();
  useTitle(text(title));
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{text(title)}</h1>
      <EmptyState title={text('shell.notBuilt')}>{text('shell.notBuilt.hint')}</EmptyState>
    </div>
  );
}
