import { japanDay } from '@seri/domain/time/japan-time';
import { groupDigits } from '@seri/domain/money/money';
import { useId, useState } from 'react';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { Grade } from '../../../ui/marks/grade.tsx';
import { dayMonth, tokyo } from '../../../ui/time/format-time.ts';
import { HeadCell } from '../../../ui/tables/head-cell.tsx';
import { Plate } from '../../../ui/marks/plate.tsx';
import { TableFrame } from '../../../ui/tables/table-frame.tsx';
import { TableRow } from '../../../ui/tables/table-row.tsx';
import { Yen } from '../../../ui/marks/yen.tsx';
import { lotHref } from '../visited/lot-href.ts';
import type { SimilarLot } from './sold-lots.ts';
import { useVisited } from '../visited/visited-lots.ts';
import styles from './price-table.module.css';

interface PriceTableProps {
  lots: readonly SimilarLot[];
}

export const firstRows = 6;

/** Machines are compared by hours, other lots by mileage. */
type WearColumn = 'mileage' | 'hours';

/** The lots of the chart, newest first. */
export function PriceTable({ lots }: PriceTableProps) {
  const text = useText();
  const id = useId();
  const [showsAll, setShowsAll] = useState(false);
  const wear = lots.some(({ hours }) => hours !== null) ? 'hours' : 'mileage';
  const shown = showsAll ? lots : lots.slice(0, firstRows);
  return (
    <div>
      <TableFrame id={id} label={text('prices.table')} className={styles.table}>
        <PriceTableHead wear={wear} />
        <tbody>
          {shown.map((lot) => (
            <PriceRow key={lot.id} lot={lot} wear={wear} />
          ))}
        </tbody>
      </TableFrame>
      {lots.length > firstRows && (
        <Button
          kind="bare"
          block
          className={styles.more}
          aria-controls={id}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? text('prices.showFewer') : text('prices.showAll', { count: lots.length })}
        </Button>
      )}
    </div>
  );
}

export function PriceTableHead({ wear = 'mileage' }: { wear?: WearColumn }) {
  const text = useText();
  return (
    <thead>
      <tr>
        <HeadCell>{text('prices.col.date')}</HeadCell>
        <HeadCell>{text('prices.col.lot')}</HeadCell>
        <HeadCell>{text('prices.col.grade')}</HeadCell>
        <HeadCell numeric>{text(`prices.col.${wear}`)}</HeadCell>
        <HeadCell numeric>{text('prices.col.sold')}</HeadCell>
      </tr>
    </thead>
  );
}

function PriceRow({ lot, wear }: { lot: SimilarLot; wear: WearColumn }) {
  const text = useText();
  const language = useLanguage();
  const isSeen = useVisited().has(lot.id);
  const { lotNo, auctionName, soldAt, condition, soldPrice, [wear]: worn } = lot;
  return (
    <TableRow seen={isSeen}>
      <td>
        <time dateTime={soldAt}>
          {dayMonth(new Date(soldAt), { language, timeZone: tokyo })}
          <small>{japanDay(new Date(soldAt)).slice(0, 4)}</small>
        </time>
      </td>
      <td>
        <Plate
          number={lotNo}
          size="s"
          seen={isSeen}
          href={lotHref(lot)}
          label={text('prices.lot', { lot: lotNo, house: auctionName })}
        />
        <small>{auctionName}</small>
      </td>
      <td>
        <Grade value={condition || null} size="s" />
      </td>
      <td className="num">{worn === null ? '–' : groupDigits(worn)}</td>
      <td className="num">
        <Yen value={soldPrice} strong />
      </td>
    </TableRow>
  );
}
