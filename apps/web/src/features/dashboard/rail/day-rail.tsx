import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { serverNow } from '../../../lib/live/clock.ts';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { clockTime, tokyo } from '../../../ui/time/format-time.ts';
import styles from './day-rail.module.css';
import { dayRailQuery } from './day-rail.query.ts';
import { nextToClose, railScale, roomyNames } from './rail-places.ts';

const tick = 30_000;
/** The part of the width that a name needs. */
const nameWidth = 0.19;
const percent = (share: number) => `${share * 100}%`;

/** The houses of today on one line, with now and the reader's own bids on it. */
export function DayRail() {
  const text = useText();
  const language = useLanguage();
  const { data } = useQuery(dayRailQuery);
  const now = useNow();
  if (!data || data.houses.length === 0) return null;
  const { houses, bids } = data;
  const zoned = { language, timeZone: tokyo };
  const { placeOf } = railScale(houses.map(({ startsAt }) => startsAt));
  const places = houses.map(({ startsAt }) => placeOf(startsAt));
  const isNamed = roomyNames(places, nameWidth);
  const next = nextToClose(houses, now);
  const timeOf = (instant: string) => clockTime(new Date(instant), zoned);
  return (
    <section className={styles.rail} aria-label={text('shell.rail')}>
      <p className={styles.caption}>
        {text('shell.rail')}
        {next && ` · ${text('shell.rail.closes', { house: next.name, time: timeOf(next.closesAt) })}`}
      </p>
      <ol className={styles.line}>
        {houses.map(({ name, startsAt, lots }, index) => (
          <li
            key={name}
            className={styles.house}
            data-past={Date.parse(startsAt) <= now.getTime() ? '' : undefined}
            data-named={isNamed[index] ? '' : undefined}
            style={{ left: percent(places[index] ?? 0) }}
            title={text('shell.rail.house', { house: name, time: timeOf(startsAt), lots })}
          >
            <span>
              {timeOf(startsAt)} {name}
            </span>
          </li>
        ))}
        {bids.map(({ lotId, lotNo, runsAt }) => (
          <li
            key={lotId}
            className={styles.bid}
            style={{ left: percent(placeOf(runsAt)) }}
            title={text('shell.rail.bid', { number: lotNo, time: timeOf(runsAt) })}
          >
            <span className="visually-hidden">{text('shell.rail.bid', { number: lotNo, time: timeOf(runsAt) })}</span>
          </li>
        ))}
      </ol>
      <i aria-hidden="true" className={styles.now} style={{ left: percent(placeOf(now)) }} />
    </section>
  );
}

function useNow(): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), tick);
    return () => clearInterval(timer);
  }, []);
  return now;
}
