import { type DateBounds, readDate, typedDate } from '@seri/domain/date-text';
import { type JapanDay, japanDay } from '@seri/domain/japan-time';
import { isStatistics } from '@seri/domain/page-types';
import { type KeyboardEvent, useId, useState } from 'react';
import { serverNow } from '../../../lib/clock.ts';
import { useText } from '../../../lib/text.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { useCaret } from '../../../ui/use-caret.ts';
import { type Change, withDates, withFilter } from '../model/filter-change.ts';
import { appliesAfter, type FilterForm } from '../model/filter-form.ts';
import styles from './filter-dates.module.css';
import { Facet } from './filter-facet.tsx';
import { FilterInput } from './filter-input.tsx';

/** A day alone, or the days from one to another: of live listings from today on, of statistics up to today. */
export function FilterDates({ form }: { form: FilterForm }) {
  const text = useText();
  const { filters, pageType } = form;
  const { auctionDate: days = [], auctionDateFrom: from, auctionDateTo: to } = filters;
  const today = japanDay(serverNow());
  const bounds: DateBounds = isStatistics(pageType) ? { max: today } : { min: today };
  const choose = (change: Change) => form.change(withDates(change), appliesAfter.dates);
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

interface DateFieldProps {
  label: string;
  value: JapanDay | undefined;
  bounds: DateBounds;
  onChoose: (day: JapanDay | undefined) => void;
  onEnter: () => void;
}

/** Nothing or YYYY-MM-DD; a wrong one is flagged when the typing rests, and goes nowhere. */
function DateField({ label, value, bounds, onChoose, onEnter }: DateFieldProps) {
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? value ?? '';
  const { inputRef, keepCaret } = useCaret(shown);
  const isWrong = readDate(shown, bounds) === null;
  const isFlagged = useSettled(shown, appliesAfter.most) === shown && isWrong;
  const type = (raw: string) => {
    const next = typedDate(raw);
    setTyped(next);
    const day = readDate(next, bounds);
    if (day !== null && day !== value) onChoose(day);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onEnter();
  };
  return (
    <div className={styles.date}>
      <label htmlFor={id}>{label}</label>
      <FilterInput
        ref={inputRef}
        id={id}
        inputMode="numeric"
        placeholder={text('filters.date.form')}
        value={shown}
        error={isFlagged ? text('field.invalid') : undefined}
        onChange={({ currentTarget }) => {
          keepCaret(currentTarget);
          type(currentTarget.value);
        }}
        onKeyDown={press}
        onBlur={() => !isWrong && setTyped(undefined)}
      />
    </div>
  );
}
