import { japanDay } from '@seri/domain/time/japan-time';
import type { BidFilterName } from '@seri/domain/bids/bid-filters';
import type { ReactNode } from 'react';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { Popover } from '../../../ui/tables/popover.tsx';
import { bidFilterData } from './bid-filters.data.ts';
import { type BidFilterForm, chosenText } from './bid-filter-form.ts';
import { FilterPicker } from './filter-picker.tsx';
import styles from './filter-row.module.css';

interface FilterRowProps {
  form: BidFilterForm;
  names: readonly BidFilterName[];
  now: Date;
  children: ReactNode;
}

export function FilterRow({ form, names, now, children }: FilterRowProps) {
  const text = useText();
  const words = { text, language: useLanguage(), today: japanDay(now) };
  return (
    <section aria-label={text('filters.title')} className={styles.row}>
      {names.map((name) => {
        const label = text(bidFilterData[name].name);
        return (
          <Popover
            key={name}
            label={label}
            focus="none"
            trigger={(props) => (
              <button
                {...props}
                type="button"
                className={styles.cell}
                data-on={(form.filters[name]?.length ?? 0) > 0 ? '' : undefined}
              >
                <span className={styles.caption}>{label}</span>
                <span className={styles.value}>{chosenText(form, name, words)}</span>
              </button>
            )}
          >
            <FilterPicker form={form} name={name} />
          </Popover>
        );
      })}
      {children}
    </section>
  );
}
