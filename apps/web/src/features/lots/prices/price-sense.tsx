import { useQuery } from '@tanstack/react-query';
import { refusalOf } from '../../../lib/calls/refusal.ts';
import { useText } from '../../../lib/language/text.ts';
import { ErrorState } from '../../../ui/frame/error-state.tsx';
import { RuledCells, RuledTable } from '../../../ui/tables/ruled-loading.tsx';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import { priceSenseQuery } from './price-sense.query.ts';
import { detailOf, type LotView } from '../page/lot-view.ts';
import { PriceAppearances } from './price-appearances.tsx';
import styles from './price-sense.module.css';
import { firstRows, PriceTableHead } from './price-table.tsx';
import { SimilarLots } from './similar-lots.tsx';

/** R46: prices of similar sold lots, and earlier auctions of the same vehicle. */
export function PriceSense({ view }: { view: LotView }) {
  const text = useText();
  const { data, error, isPending, refetch } = useQuery(priceSenseQuery(view));
  if (isPending) return <PricesLoading />;
  if (!data) {
    return (
      <Sheet flush title={text('prices.title')}>
        <ErrorState title={text('prices.failed')} id={refusalOf(error)?.id || undefined} onRetry={() => void refetch()}>
          {text('prices.failed.hint')}
        </ErrorState>
      </Sheet>
    );
  }
  return (
    <div className={styles.prices}>
      <SimilarLots key={detailOf(view).id} view={view} sense={data} />
      <PriceAppearances appearances={data.appearances} />
    </div>
  );
}

/** A placeholder of the same height as the loaded content. */
function PricesLoading() {
  const text = useText();
  return (
    <Sheet flush title={text('prices.title')} className={styles.prices}>
      <div className={styles.intro} />
      <div className={styles.sense}>
        <RuledCells cols={3} phoneCols={3} rows={1} label={text('prices.loading')} />
        <div className={styles.amount} />
        <div />
      </div>
      <div className={styles.sales}>
        <div className={styles.chart} />
        <RuledTable columns={[104, 'rest', 56, 72, 110]} rows={firstRows} head={<PriceTableHead />} />
      </div>
    </Sheet>
  );
}
