import { japanDay } from '@seri/domain/time/japan-time';
import { isOpen as isOpenLot } from '@seri/domain/lots/lot-states';
import { Timer } from 'lucide-react';
import { useLanguage, useText } from '../../../../lib/language/text.ts';
import { clockTime, relativeTime, shortDate, tokyo } from '../../../../ui/time/format-time.ts';
import { ariaRoles, type SessionHeadFields } from './bid-desk-rows.ts';
import type { ListedBid } from '../../list/bids.ts';
import type { DeskHead } from './desk-lines.ts';
import { warnsOfLastHour } from '../dialogs/desk-questions.ts';
import { isWithinHour } from '../../rows/soon.ts';
import styles from './bid-desk.module.css';
import { DeskSelectAll } from './desk-cells.tsx';

/** Relative times are undefined for deadlines more than a day ahead. */
const joinCommas = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(', ');

interface BidDeskSessionProps {
  session: SessionHeadFields;
  head: DeskHead;
  rowIndex: number;
  bids: readonly ListedBid[];
  columns: number;
  now: Date;
}

/** Start, house and deadline of a session, and in the last hour that changes are not sent on. */
export function BidDeskSession({ session, head, rowIndex, bids, columns, now }: BidDeskSessionProps) {
  const text = useText();
  const language = useLanguage();
  const { sessionStart, auctionName, deadline } = session;
  const japan = { language, timeZone: tokyo };
  const startsAt = sessionStart === null ? undefined : new Date(sessionStart);
  const closesAt = deadline === null ? undefined : new Date(deadline);
  const isOpen = closesAt !== undefined && closesAt > now;
  const isToday = startsAt !== undefined && japanDay(startsAt) === japanDay(now);
  const isLastHour = warnsOfLastHour(session, now);
  const isOver = bids.length > 0 && bids.every(({ status }) => !isOpenLot(status));
  const name = startsAt ? `${auctionName}, ${clockTime(startsAt, japan)}` : text('bids.fixedPrice');
  return (
    <tr
      {...ariaRoles.row}
      className={styles.session}
      data-warned={isLastHour ? '' : undefined}
      aria-rowindex={rowIndex}
    >
      <td {...ariaRoles.cell}>
        <DeskSelectAll
          bids={bids}
          from={head.first}
          count={head.count}
          isIncluded={({ sessionId }) => sessionId === head.sessionId}
          label={text('bids.selectSession', { name })}
        />
      </td>
      <th {...ariaRoles.rowheader} scope="rowgroup" colSpan={columns - 1}>
        <div className={styles.sessionLine}>
          {startsAt && <b className={styles.time}>{clockTime(startsAt, japan)}</b>}
          <b>{startsAt ? auctionName : text('bids.fixedPrice')}</b>
          {startsAt && !isToday && <span className="sub">{shortDate(startsAt, japan)}</span>}
          {closesAt && (
            <span className={styles.closes} data-soon={isWithinHour(closesAt, now) ? '' : undefined}>
              {isLastHour && <Timer aria-hidden="true" />}
              {isOpen
                ? joinCommas([
                    text('bids.session.closes', { time: clockTime(closesAt, japan) }),
                    relativeTime(closesAt, now, language),
                  ])
                : text(`bids.session.${isOver ? 'over' : startsAt && startsAt > now ? 'closed' : 'begun'}`)}
            </span>
          )}
          <span className={styles.sessionEnd}>
            {isLastHour ? text('bids.session.notSent') : text('bids.session.count', { count: head.count })}
          </span>
        </div>
      </th>
    </tr>
  );
}
