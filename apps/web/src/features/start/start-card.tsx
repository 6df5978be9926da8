import { useQuery } from '@tanstack/react-query';
import { refusalText } from '../../lib/calls/on-refusal.ts';
import { offline, refusalOf } from '../../lib/calls/refusal.ts';
import { useText } from '../../lib/language/text.ts';
import { ErrorState } from '../../ui/frame/error-state.tsx';
import { Sheet } from '../../ui/frame/sheet.tsx';
import { StartBank } from './start-bank.tsx';
import styles from './start-card.module.css';
import { StartContact } from './start-contact.tsx';
import { StartSteps } from './start-steps.tsx';
import { startQuery } from './start.query.ts';

/** R65: what stands between a new account and its first bid. */
export function StartCard() {
  const text = useText();
  const { data, error, refetch } = useQuery(startQuery);
  if (data && !data.card) return null;
  const card = data?.card;
  const refusal = refusalOf(error) ?? offline;
  return (
    <Sheet flush title={text('start.title')} className={styles.card} aria-busy={!data && !error ? true : undefined}>
      {card && (
        <div className={styles.columns}>
          <div className={styles.said}>
            <StartSteps card={card} />
            <StartContact card={card} />
          </div>
          {card.bank && <StartBank bank={card.bank} />}
        </div>
      )}
      {!card && error && (
        <ErrorState title={text('start.failed')} onRetry={() => void refetch()} id={refusal.id || undefined}>
          {refusalText(text, refusal)}
        </ErrorState>
      )}
      {!card && !error && <div className={styles.room} />}
    </Sheet>
  );
}
