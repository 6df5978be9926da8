import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { TabLinks } from '../../../ui/tabs/tab-links.tsx';
import { type ForwarderList, type RowFilter, rowFilters } from '../shipping-files.ts';
import styles from './preview.module.css';
import type { Decisions } from './use-decisions.ts';

interface RowFiltersProps {
  counts: ForwarderList['counts'];
  only: RowFilter;
  hrefOf: (only: RowFilter) => string;
  /** Undefined for readers who decide nothing. */
  decisions: Decisions | undefined;
}

export function RowFilters({ counts, only, hrefOf, decisions }: RowFiltersProps) {
  const text = useText();
  const countOf = (filter: RowFilter) => (filter === 'all' ? counts.rows : counts[filter]);
  return (
    <div className={styles.filters}>
      <TabLinks
        label={text('shippingFiles.filters')}
        value={only}
        items={rowFilters.map((id) => ({
          id,
          label: text(`shippingFiles.filter.${id}`),
          count: countOf(id),
          href: hrefOf(id),
        }))}
      />
      {decisions && (
        <div className={styles.choices}>
          <Button size="s" pending={decisions.isChoosingAll} onClick={() => decisions.chooseAll('safe')}>
            {text('shippingFiles.chooseSafe')}
          </Button>
          <Button size="s" disabled={counts.chosen === 0} onClick={() => decisions.chooseAll('none')}>
            {text('shippingFiles.chooseNone')}
          </Button>
        </div>
      )}
    </div>
  );
}
