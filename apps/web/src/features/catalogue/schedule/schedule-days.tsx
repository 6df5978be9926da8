import type { AnswerOf } from '@seri/contract/call';
import type { scheduleCalls } from '@seri/contract/stock/catalogue.calls';
import { type JapanDay, japanDay } from '@seri/domain/time/japan-time';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { serverNow } from '../../../lib/live/clock.ts';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { clockTime, tokyo } from '../../../ui/time/format-time.ts';
import { scheduleQuery, weekDaysQuery } from './schedule.query.ts';
import { dayHead, auctionDayText } from './filter-days.ts';
import type { FilterForm } from '../filters/filter-form.ts';
import { isPartChosen } from '../filters/filter-groups.ts';
import { askedAlready, failureOf } from '../filters/section-failure.ts';
import { Facet } from '../filter-fields/filter-facet.tsx';
import { FilterFailed } from '../filters/filter-failed.tsx';
import { FilterGroup, groupChoice } from '../filters/filter-group.tsx';
import { OptionCount } from '../filter-fields/filter-options.tsx';
import options from '../filter-fields/filter-options.module.css';
import styles from './schedule-days.module.css';

type Auctions = AnswerOf<typeof scheduleCalls.auctions>[string];

interface Day {
  date: JapanDay;
  auctions: Auctions;
}

/** The next six auction days from today; a press opens the auctions of a day. */
export function ScheduleDays({ form }: { form: FilterForm }) {
  const text = useText();
  const language = useLanguage();
  const id = useId();
  const { days, failure } = useDays(form);
  const today = japanDay(serverNow());
  const countOn = dayCounter(form);
  const choice = groupChoice('auctions', form.filters);
  const chosenOn = ({ date, auctions }: Day) => {
    const group = { value: date, parts: auctions.map(({ value }) => value) };
    return auctions.filter(({ value }) => isPartChosen(choice, group, value)).length;
  };
  const hasChoice = (day: Day) => choice.wholes.includes(day.date) || chosenOn(day) > 0;
  // Until the reader presses a day, the first day with a choice is open.
  const [pressed, setPressed] = useState<JapanDay | null>();
  const open = days.find(({ date }) => date === pressed) ?? (pressed === undefined ? days.find(hasChoice) : undefined);
  if (failure) {
    return (
      <FilterFailed isRetrying={failure.isRetrying} onRetry={failure.retry}>
        {text('filters.auctions.failed')}
      </FilterFailed>
    );
  }
  return (
    <fieldset className={styles.schedule}>
      <legend className="visually-hidden">{text('filters.name.auction')}</legend>
      <div className={styles.days}>
        {days.map((day) => {
          const { weekday, date, full } = dayHead(day.date, language);
          return (
            <button
              key={day.date}
              type="button"
              className={styles.day}
              aria-expanded={day === open}
              aria-controls={day === open ? id : undefined}
              aria-current={day.date === today ? 'date' : undefined}
              data-on={hasChoice(day) ? '' : undefined}
              onClick={() => setPressed(day === open ? null : day.date)}
            >
              {weekday} <small>{date}</small> <OptionCount count={countOn(day)} />
              <span className="visually-hidden">, {full}</span>
            </button>
          );
        })}
      </div>
      <div id={id}>
        {open && (
          <Facet
            caption={text('filters.auctionsOn', { day: auctionDayText(open.date, language) })}
            aside={hasChoice(open) && text('filters.chosenOf', { chosen: chosenOn(open), all: open.auctions.length })}
            on={hasChoice(open)}
          >
            {open.auctions.length === 0 && <p className={options.empty}>{text('filters.auctions.empty')}</p>}
            {open.auctions.length > 0 && <DayAuctions key={open.date} form={form} day={open} />}
          </Facet>
        )}
      </div>
    </fieldset>
  );
}

function useDays({ pageType }: FilterForm) {
  const week = useQuery({ ...weekDaysQuery, ...askedAlready });
  const schedule = useQuery({ ...scheduleQuery(pageType), ...askedAlready });
  const days = (week.data?.dayList ?? [])
    .map(({ value, date }): Day => ({ date: date as JapanDay, auctions: schedule.data?.[value] ?? [] }))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
  return { days, failure: failureOf([week, schedule]) };
}

/** The number of lots that the other filters leave of an auction; until that is known, all its lots. */
function auctionCounter({ facets }: FilterForm) {
  const counts = facets?.auction && new Map(facets.auction.map(({ value, count }) => [value, count]));
  return ({ value, counter }: Auctions[number]) => (counts ? (counts.get(value) ?? 0) : counter);
}

function dayCounter(form: FilterForm) {
  const countOf = auctionCounter(form);
  return ({ auctions }: Day) => auctions.reduce((sum, auction) => sum + countOf(auction), 0);
}

function DayAuctions({ form, day: { date, auctions } }: { form: FilterForm; day: Day }) {
  const language = useLanguage();
  const countOf = auctionCounter(form);
  const parts = auctions.map((auction) => ({
    value: auction.value,
    count: countOf(auction),
    label: (
      <>
        <b className={styles.time}>{clockTime(new Date(auction.startsAt), { language, timeZone: tokyo })}</b>{' '}
        {auction.label}
      </>
    ),
  }));
  return (
    <FilterGroup
      kind="auctions"
      form={form}
      group={{ value: date, parts: auctions.map(({ value }) => value) }}
      parts={parts}
      count={parts.reduce((sum, { count }) => sum + count, 0)}
    />
  );
}
