import type { DateBounds } from '@seri/domain/time/date-text';
import { type JapanDay, japanDay } from '@seri/domain/time/japan-time';
import { isStatistics } from '@seri/domain/catalogue/page-types';
import { serverNow } from '../../../lib/live/clock.ts';
import { DateField } from '../../../lib/forms/date-field.tsx';
import { useText } from '../../../lib/language/text.ts';
import { type FilterChange, withDates, withFilter } from '../filters/filter-change.ts';
import { applyDelay, type FilterForm } from '../filters/filter-form.ts';
import styles from './filter-dates.module.css';
import { Facet } from '../filter-fields/filter-facet.tsx';

/** A single day or a range: live listings from today on, statistics up to today. */
export function FilterDates({ form }: { form: FilterForm }) {
  const text = useText();
  const { filters, pageType } = form;
  const { auctionDate: days = [], auctionDateFrom: from, auctionDateTo: to } = filters;
  const today = japanDay(serverNow());
  const bounds: DateBounds = isStatistics(pageType) ? { max: today } : { min: today };
  const choose = (change: FilterChange) => form.change(withDates(change), applyDelay.dates);
  return (
    <Facet
      caption={text('filters.name.auctionDate')}
      on={(isStatistics(pageType) && days.length > 0) || (from ?? to) !== undefined}
    >
      <div className={styles.dates}>
        <DateField
          label={text('filters.date')}
          value={days.length === 1 ? (days[0] as JapanDay) : undefined}
          bounds={bounds}
          onChoose={(day) => choose((last) => withFilter(last, 'auctionDate', day ? [day] : undefined))}
          onEnter={form.flush}
        />
        <DateField
          label={text('filters.dateFrom')}
          value={from}
          bounds={to ? { ...bounds, max: to } : bounds}
          onChoose={(day) => choose((last) => withFilter(last, 'auctionDateFrom', day))}
          onEnter={form.flush}
        />
        <DateField
          label={text('filters.dateTo')}
          value={to}
          bounds={from ? { ...bounds, min: from } : bounds}
          onChoose={(day) => choose((last) => withFilter(last, 'auctionDateTo', day))}
          onEnter={form.flush}
        />
      </div>
    </Facet>
  );
}
