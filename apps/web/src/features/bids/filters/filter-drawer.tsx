import type { BidFilterName } from '@seri/domain/bids/bid-filters';
import { japanDay } from '@seri/domain/time/japan-time';
import { ChevronDown } from 'lucide-react';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { bidFilterData } from './bid-filters.data.ts';
import { type BidFilterForm, chosenText } from './bid-filter-form.ts';
import { withoutEmptyFilters } from '../list/bids-search.ts';
import styles from './filter-drawer.module.css';
import { FilterPicker } from './filter-picker.tsx';

interface BidFilterDrawerProps {
  form: BidFilterForm;
  names: readonly BidFilterName[];
  now: Date;
  onClose: () => void;
}

/**
 * Filters on phones and tablets. Choices are debounced as on desktops and applied at the latest when the drawer closes.
 */
export function BidFilterDrawer({ form, names, now, onClose }: BidFilterDrawerProps) {
  const text = useText();
  const words = { text, language: useLanguage(), today: japanDay(now) };
  const close = () => {
    form.flush();
    onClose();
  };
  return (
    <Drawer
      open
      side="right"
      title={text('filters.title')}
      onClose={close}
      footer={
        <div className={styles.footer}>
          <Button
            size="touch"
            onClick={() => form.change(() => withoutEmptyFilters(form.config, form.config.defaults), 0)}
          >
            {text('filters.reset')}
          </Button>
          <Button kind="primary" size="touch" onClick={close}>
            {text('bids.filter.done')}
          </Button>
        </div>
      }
    >
      {names.map((name) => (
        <details key={name} className={styles.section} open={names.length === 1}>
          <summary className={styles.head} data-on={(form.filters[name]?.length ?? 0) > 0 ? '' : undefined}>
            <span className={styles.caption}>{text(bidFilterData[name].name)}</span>
            <span className={styles.value}>{chosenText(form, name, words)}</span>
            <ChevronDown aria-hidden="true" />
          </summary>
          <FilterPicker form={form} name={name} />
        </details>
      ))}
    </Drawer>
  );
}
