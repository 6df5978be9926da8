import { useId } from 'react';
import { useText } from '../../lib/language/text.ts';
import { Facts } from '../../ui/tables/facts.tsx';
import { JapanDate } from '../../ui/time/japan-date.tsx';
import { bankLines } from './bank-lines.ts';
import { CopyButton } from './copy-button.tsx';
import styles from './start-card.module.css';
import type { StartCardData } from './start.ts';

/** R64: where to send the deposit, and when that was last changed. */
export function StartBank({ bank: { details, changedAt } }: { bank: NonNullable<StartCardData['bank']> }) {
  const text = useText();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.bank}>
      <h3 id={id}>{text('start.bank')}</h3>
      <Facts
        framed
        cols={2}
        phoneCols={1}
        items={bankLines(text, details).map(({ caption, value, mono }) => ({
          caption,
          mono,
          value: (
            <span className={styles.copied}>
              <span>{value}</span>
              <CopyButton what={caption} value={value} />
            </span>
          ),
        }))}
      />
      <p className="sub">
        {text('start.bank.changed')} <JapanDate instant={changedAt} />
      </p>
    </section>
  );
}
