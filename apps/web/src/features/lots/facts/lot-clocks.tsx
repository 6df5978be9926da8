import { day } from '@seri/domain/time/japan-time';
import { useEffect, useState } from 'react';
import { serverNow } from '../../../lib/live/clock.ts';
import { useText } from '../../../lib/language/text.ts';
import { JapanTime } from '../../../ui/time/japan-time.tsx';
import { type LotTime, minutesLeft, timesOf } from './lot-times.ts';
import type { LotView } from '../page/lot-view.ts';
import styles from './lot-clocks.module.css';

const tick = 1000;

function useNow(isRunning: boolean): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(serverNow()), tick);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}

/** The deadlines to cancel and to bid, and when the lot runs, by the server’s clock. */
export function LotClocks({ lot }: { lot: LotView }) {
  const text = useText();
  const times = timesOf(lot);
  const now = useNow(!lot.bidInfo.auctionFinished);
  if (times.length === 0) return null;
  return (
    <>
      <dl className={styles.clocks}>
        {times.map((time) => (
          <div key={time.caption}>
            <dt className="cap">{text(time.caption)}</dt>
            <dd>
              <JapanTime instant={time.at} now={now} date={isFar(time.at, now)} local="under" />
            </dd>
          </div>
        ))}
      </dl>
      {!lot.bidInfo.auctionFinished && <CountdownAnnouncement times={times} now={now} />}
    </>
  );
}

/** The date is omitted for deadlines within a day. */
const isFar = (at: string, now: Date) => Math.abs(Date.parse(at) - now.getTime()) > day;

/** Announces the countdown at 60, 15 and 5 minutes only. */
function CountdownAnnouncement({ times, now }: { times: readonly LotTime[]; now: Date }) {
  const text = useText();
  const next = times.find(({ at }) => Date.parse(at) > now.getTime());
  const minutes = next && minutesLeft(next.at, now);
  return (
    <output className="visually-hidden">
      {next && minutes !== undefined && text('lot.time.left', { what: text(next.caption), minutes })}
    </output>
  );
}
