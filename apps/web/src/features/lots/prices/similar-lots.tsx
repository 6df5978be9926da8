import { fewestSimilar } from '@seri/domain/lots/lot-likeness';
import {
  firstPeriod,
  type PricePeriod,
  pricePeriods,
  quartilesOf,
  similarAtMost,
  soldWithin,
} from '@seri/domain/lots/price-sense';
import { useState } from 'react';
import { serverNow } from '../../../lib/live/clock.ts';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { EmptyState } from '../../../ui/frame/empty-state.tsx';
import { Segmented } from '../../../ui/frame/segmented.tsx';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import { useFormAmount } from '../page/form-amount.ts';
import { detailOf, type LotView } from '../page/lot-view.ts';
import { daysAgo, likenessText, type PriceSenseAnswer, type SimilarLot } from './sold-lots.ts';
import { PriceAmount } from './price-amount.tsx';
import { PriceChart } from './price-chart.tsx';
import styles from './price-sense.module.css';
import { PriceTable } from './price-table.tsx';

interface SimilarLotsProps extends Pick<PriceSenseAnswer, 'alike' | 'similar'> {
  view: LotView;
}

export function SimilarLots({ view, alike, similar }: SimilarLotsProps) {
  const text = useText();
  const [now] = useState(serverNow);
  const [period, setPeriod] = useState(() => firstPeriod(similar, fewestSimilar, now));
  const [chosen, setChosen] = useState(() => firstAmount(view, similar));
  const inForm = useFormAmount(detailOf(view).id);
  const amount = inForm ?? chosen;
  const likeness = likenessText(text, view, alike);
  if (similar.length === 0) {
    return (
      <Sheet flush title={text('prices.title')}>
        <EmptyState title={text('prices.none')}>{text('prices.none.hint', { likeness })}</EmptyState>
      </Sheet>
    );
  }
  const lots = soldWithin(similar, period, now);
  const prices = lots.map(({ soldPrice }) => soldPrice);
  const quartiles = quartilesOf(prices);
  return (
    <Sheet flush title={text('prices.title')} actions={<PeriodSwitch value={period} onChange={setPeriod} />}>
      <div className={styles.intro}>
        <Sample lots={lots} period={period} now={now} />
        <p className={styles.likeness}>{likeness}</p>
      </div>
      <PriceAmount {...{ view, prices, quartiles, amount }} onAmount={inForm === undefined ? setChosen : undefined} />
      <div className={styles.sales}>
        <div className={styles.chart}>
          <PriceChart {...{ lots, period, now, quartiles, amount }} />
        </div>
        <PriceTable lots={lots} emptyText={text('prices.sample.none', { within: text(`prices.within.${period}`) })} />
      </div>
    </Sheet>
  );
}

/** The first amount: the sold price, else the start price, else the median of similar lots. */
function firstAmount({ bidInfo }: LotView, similar: readonly SimilarLot[]): number | null {
  const { soldPrice, startPrice } = bidInfo;
  return soldPrice ?? startPrice ?? quartilesOf(similar.map((lot) => lot.soldPrice))?.median ?? null;
}

function PeriodSwitch({ value, onChange }: { value: PricePeriod; onChange: (period: PricePeriod) => void }) {
  const text = useText();
  const options = pricePeriods.map((period) => ({
    value: period,
    label: text(`prices.period.${period}`),
    name: text(`prices.within.${period}`),
  }));
  return <Segmented size="s" label={text('prices.period')} {...{ value, options, onChange }} />;
}

interface SampleProps {
  lots: readonly SimilarLot[];
  period: PricePeriod;
  now: Date;
}

/** The number and age of the lots, announced when the period changes. */
function Sample({ lots, period, now }: SampleProps) {
  const text = useText();
  const language = useLanguage();
  const periodText = text(`prices.within.${period}`);
  const [last] = lots;
  const values = { count: lots.length, within: periodText, ago: last ? daysAgo(last.soldAt, now, language) : '' };
  const isComplete = lots.length < similarAtMost;
  return (
    <output className={styles.sample}>
      {last
        ? text(isComplete ? 'prices.sample' : 'prices.sample.newest', values)
        : text('prices.sample.none', { within: periodText })}
    </output>
  );
}
