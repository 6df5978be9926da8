import { day } from '@seri/domain/time/japan-time';
import { useEffect, useState } from 'react';
import { serverNow } from '../../../lib/clock.ts';
import { useText } from '../../../lib/text.ts';
import { JapanTime } from '../../../ui/japan-time.tsx';
import { type LotTime, minutesLeft, timesOf } from '../model/lot-times.ts';
import type { LotView } from '../model/lot-view.ts';
import styles from './lot-clocks.module.css';

const tick = 1000;

/** The server's clock, second by second. */
function useNow(isRunning: boolean): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(serverNow()), tick);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}

/** Until when one can still change one's mind, bid, and see it run; by the server's clock. */
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
      {!lot.bidInfo.auctionFinished && <Spoken times={times} now={now} />}
    </>
  );
}

/** Which day it is goes without saying for what strikes within one. */
const isFar = (at: string, now: Date) => Math.abs(Date.parse(at) - now.getTime()) > day;

/** A countdown speaks when an hour, a quarter and five minutes are left, and is silent between. */
function Spoken({ times, now }: { times: readonly LotTime[]; now: Date }) {
  const text = useText();
  const next = times.find(({ at }) => Date.parse(at) > now.getTime());
  const minutes = next && minutesLeft(next.at, now);
  return (
    <output className="visually-hidden">
      {next && minutes !== undefined && text('lot.time.left', { what: text(next.caption), minutes })}
    </output>
  );
}
