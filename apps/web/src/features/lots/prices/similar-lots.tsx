import { useState } from 'react';
import { serverNow } from '../../../lib/live/clock.ts';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { EmptyState } from '../../../ui/frame/empty-state.tsx';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import { useFormAmount } from '../page/form-amount.ts';
import { detailOf, type LotView } from '../page/lot-view.ts';
import {
  daysAgo,
  likenessText,
  monthsOf,
  type PriceSenseAnswer,
  quartilesIn,
  widerText,
  withinText,
} from './sold-lots.ts';
import { PriceAmount } from './price-amount.tsx';
import { PriceChart } from './price-chart.tsx';
import styles from './price-sense.module.css';
import { PriceTable } from './price-table.tsx';

interface SimilarLotsProps {
  view: LotView;
  sense: PriceSenseAnswer;
}

/** R39: the fair price and the sales behind it; of few sales only the sales. */
export function SimilarLots({ view, sense }: SimilarLotsProps) {
  const text = useText();
  const [now] = useState(serverNow);
  const [chosen, setChosen] = useState(() => firstAmount(view, sense));
  const inForm = useFormAmount(detailOf(view).id);
  const amount = inForm === undefined ? chosen : inForm;
  const { averageBasis: loosened, prices, similar } = sense;
  if (prices.length === 0) {
    const likeness = likenessText(text, view, loosened);
    return (
      <Sheet flush title={text('prices.title')}>
        <EmptyState title={text('prices.none')}>{text('prices.none.hint', { likeness })}</EmptyState>
      </Sheet>
    );
  }
  const quartiles = quartilesIn(sense);
  return (
    <Sheet flush title={text('prices.title')}>
      <Basis view={view} sense={sense} now={now} />
      {quartiles && (
        <PriceAmount {...{ view, prices, quartiles, amount }} onAmount={inForm === undefined ? setChosen : undefined} />
      )}
      <div className={styles.sales}>
        <div className={styles.chart}>
          <PriceChart lots={similar} months={monthsOf(loosened)} {...{ now, quartiles, amount }} />
        </div>
        <PriceTable lots={similar} />
      </div>
    </Sheet>
  );
}

/** The first amount: the sold price, else the start price, else the average. */
function firstAmount({ bidInfo }: LotView, { averagePrice }: PriceSenseAnswer): number | null {
  return bidInfo.soldPrice ?? bidInfo.startPrice ?? averagePrice;
}

/** How many sales of when the price rests on, what they have in common, and what was let go of. */
function Basis({ view, sense, now }: SimilarLotsProps & { now: Date }) {
  const text = useText();
  const language = useLanguage();
  const { averagePrice, averageCount: count, averageBasis: loosened, similar, error } = sense;
  const [last] = similar;
  const within = withinText(text, loosened);
  const words = [
    averagePrice === null ? `${text('prices.few', { count })} ${within}` : text('prices.basis', { count, within }),
    last && text('prices.last', { ago: daysAgo(last.soldAt, now, language) }),
    similar.length < count && text('prices.listed', { count: similar.length }),
  ];
  return (
    <div className={styles.intro}>
      <p className={styles.sample}>{words.filter(Boolean).join(', ')}</p>
      <p className={styles.likeness}>{likenessText(text, view, loosened)}</p>
      {error && (
        <p className={styles.likeness}>
          {text('prices.error', { share: Math.round(error.medianError * 100), sales: error.sales })}
        </p>
      )}
      {loosened.length > 0 && <p className={styles.likeness}>{widerText(text, loosened)}</p>}
    </div>
  );
}
