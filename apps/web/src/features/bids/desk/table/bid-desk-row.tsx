import { groupDigits } from '@seri/domain/money/money';
import { memo, type ReactNode } from 'react';
import { listCells } from '../../../../lib/lists/list-table.tsx';
import { useLanguage, useText } from '../../../../lib/language/text.ts';
import { clockTime, dayMonth, tokyo } from '../../../../ui/time/format-time.ts';
import { Grade } from '../../../../ui/marks/grade.tsx';
import { TableRow } from '../../../../ui/tables/table-row.tsx';
import { useInk } from '../../../../ui/tables/use-ink.ts';
import type { DeskColumn, DeskColumnId } from './bid-desk-columns.data.ts';
import { ariaRoles } from './bid-desk-rows.ts';
import type { BidWords } from '../../rows/bid-texts.ts';
import { bidName, type ListedBid } from '../../list/bids.ts';
import { useIsSelected } from '../changes/desk.ts';
import { warnsOfLastHour } from '../dialogs/desk-questions.ts';
import type { BidSetting } from '../../list/slots.ts';
import styles from './bid-desk.module.css';
import { BidLink } from '../../rows/bid-link.tsx';
import { deskCells } from './desk-cells.tsx';
import { RowYen } from '../../../../ui/marks/row-yen.tsx';

interface BidDeskRowProps {
  bid: ListedBid;
  rowIndex: number;
  columns: readonly DeskColumn[];
  seen: boolean;
  isCurrent: boolean;
  isGrouped: boolean;
  setting: BidSetting;
}

/** Rows have a fixed height and render again only when their own data changes. */
export const BidDeskRow = memo(function BidDeskRow(props: BidDeskRowProps) {
  const { bid, rowIndex, columns, seen, isCurrent, isGrouped, setting } = props;
  const words = { text: useText(), language: useLanguage() };
  const isSelected = useIsSelected(bid.bidId);
  const ink = useInk(
    bid.bidStatus,
    bid.bidAmount,
    bid.adjustmentPrice,
    bid.autoBid,
    bid.bidGroupPrefix,
    bid.soldPrice,
    bid.auctionDate,
  );
  return (
    <TableRow
      {...ink}
      {...ariaRoles.row}
      seen={seen}
      current={isCurrent}
      selected={isSelected}
      opens
      className={styles.row}
      data-bid-id={bid.bidId}
      data-warned={warnsOfLastHour(bid, setting.now) ? '' : undefined}
      aria-rowindex={rowIndex}
    >
      {listCells(columns, (id) => cells[id](bid, words, { seen, isGrouped, setting }), 'cell')}
    </TableRow>
  );
});

type RenderDeskCell = (
  bid: ListedBid,
  words: BidWords,
  view: Pick<BidDeskRowProps, 'seen' | 'isGrouped' | 'setting'>,
) => ReactNode;

const cells: Readonly<Record<DeskColumnId, RenderDeskCell>> = {
  ...deskCells,
  photo: (bid, _words, { setting }) => setting.renderPhoto(bid, 120, false),
  lot: (bid, _words, { seen }) => <BidLink bid={bid} seen={seen} />,
  time: (bid, { text, language }, { isGrouped }) => {
    // The head of the session says so already.
    if (bid.pageType === 'stock') return <div className="sub clip">{isGrouped ? '–' : text('bids.fixedPrice')}</div>;
    const at = new Date(bid.auctionDate);
    const japan = { language, timeZone: tokyo };
    return (
      <time dateTime={bid.auctionDate} className={styles.time}>
        {isGrouped ? clockTime(at, japan) : dayMonth(at, japan)}
      </time>
    );
  },
  house: (bid) => bid.auctionName,
  name: (bid) => (
    <>
      <b className="strong">{bidName(bid)}</b> <span className="sub">{bid.grade}</span>
    </>
  ),
  year: ({ year }) => year,
  mileage: ({ mileage }) => (mileage === null ? null : groupDigits(mileage)),
  condition: ({ condition }) => <Grade value={condition || null} />,
  client: (bid, _words, { setting }) => setting.renderUser?.(bid) ?? bid.user?.name,
  group: ({ bidGroupPrefix }) => bidGroupPrefix ?? <span className="sub">–</span>,
  start: ({ startPrice }) => <RowYen value={startPrice} />,
  chat: (bid, _words, { setting }) => setting.renderChat(bid),
};
