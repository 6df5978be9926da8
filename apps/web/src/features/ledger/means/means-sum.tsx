import type { ReactNode } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { classNames } from '../../../ui/frame/class-names.ts';
import { Meter } from '../../../ui/figures/meter.tsx';
import { Yen } from '../../../ui/marks/yen.tsx';
import { type AccountMeans, exposureOf } from './balance-info.ts';
import styles from './means-sum.module.css';

interface RowProps {
  sign: '+' | '−' | '=' | '';
  name: ReactNode;
  value: ReactNode;
  result?: boolean;
}

function Row({ sign, name, value, result }: RowProps) {
  return (
    <div className={classNames(styles.row, result && styles.result)} data-sign={sign}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

interface MeansSumProps {
  means: AccountMeans;
  /** R25: the free amount limits the account's bids. */
  isLimited: boolean;
}

export function MeansSum({ means, isLimited }: MeansSumProps) {
  const text = useText();
  const { balance, creditLimit, bidAllow, activeBids } = means;
  const exposure = exposureOf(means);
  const debt = Math.max(0, -balance);
  const bids = (
    <>
      {text('ledger.openBids')} <span>{text('ledger.openBids.count', { count: activeBids })}</span>
    </>
  );
  return (
    <div>
      <dl className={styles.sum}>
        <Row sign="" name={text('ledger.balance')} value={<Yen value={balance} />} />
        <Row sign="+" name={text('ledger.creditLimit')} value={<Yen value={creditLimit} />} />
        <Row sign="−" name={bids} value={<Yen value={exposure} />} />
        <Row
          sign={isLimited ? '=' : ''}
          name={text('ledger.freeToBid')}
          value={isLimited ? <Yen value={bidAllow} /> : text('ledger.noLimit')}
          result
        />
      </dl>
      <div className={styles.meter}>
        <Meter
          total={creditLimit + Math.max(0, balance)}
          parts={[
            { tone: 'debt', value: debt },
            { tone: 'held', value: exposure },
          ]}
        />
      </div>
    </div>
  );
}
