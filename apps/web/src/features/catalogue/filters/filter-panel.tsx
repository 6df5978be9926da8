import { useText } from '../../../lib/language/text.ts';
import type { FilterProps } from './filter-props.ts';
import { sectionsOf } from './filter-sections.ts';
import { FilterFailed } from './filter-failed.tsx';
import styles from './filter-panel.module.css';
import { FilterSection } from './filter-section.tsx';
import { useFilterForm } from './use-filter-form.ts';

interface FilterPanelProps extends FilterProps {
  /** All sections appear at once: arriving one by one they would push down those below. */
  isLoading: boolean;
}

export function FilterPanel({ isLoading, ...props }: FilterPanelProps) {
  const text = useText();
  const { form, isStale, isFailed, retry } = useFilterForm(props);
  return (
    <search
      aria-label={text('filters.title')}
      aria-busy={isLoading}
      className={styles.panel}
      data-stale={isStale ? '' : undefined}
    >
      {isFailed && <FilterFailed onRetry={() => void retry()}>{text('filters.failed')}</FilterFailed>}
      {!isLoading &&
        sectionsOf(props.pageType).map((section) => (
          <FilterSection key={`${props.pageType} ${section}`} form={form} section={section} />
        ))}
    </search>
  );
}
