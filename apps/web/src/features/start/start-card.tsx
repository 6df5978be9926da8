import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalText } from '../../lib/calls/on-refusal.ts';
import { offline, refusalOf } from '../../lib/calls/refusal.ts';
import { useText } from '../../lib/language/text.ts';
import { Button } from '../../ui/frame/button.tsx';
import { ErrorState } from '../../ui/frame/error-state.tsx';
import { Sheet } from '../../ui/frame/sheet.tsx';
import { StartBank } from './start-bank.tsx';
import styles from './start-card.module.css';
import { StartContact } from './start-contact.tsx';
import { StartSteps } from './start-steps.tsx';
import { startQuery } from './start.query.ts';

interface StartCardProps {
  /** It begins as the next step alone, because lots stand below it. */
  folds?: boolean | undefined;
}

/** R65: what stands between a new account and its first bid. */
export function StartCard({ folds = false }: StartCardProps) {
  const text = useText();
  const { data, error, refetch } = useQuery(startQuery);
  const [isFolded, setFolded] = useState(folds);
  if (data && !data.card) return null;
  const card = data?.card;
  const refusal = refusalOf(error) ?? offline;
  return (
    <Sheet
      flush
      title={text('start.title')}
      className={styles.card}
      data-folded={isFolded && !error ? '' : undefined}
      aria-busy={!data && !error ? true : undefined}
      actions={
        folds &&
        card && (
          <Button kind="bare" size="s" aria-expanded={!isFolded} onClick={() => setFolded(!isFolded)}>
            {text('start.details')}
          </Button>
        )
      }
    >
      {card && isFolded && <StartSteps card={card} isShort />}
      {card && !isFolded && (
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
