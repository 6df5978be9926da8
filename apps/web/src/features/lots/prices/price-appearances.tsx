import { formatYen, groupDigits } from '@seri/domain/money/money';
import { useText } from '../../../lib/language/text.ts';
import { HeadCell } from '../../../ui/tables/head-cell.tsx';
import { JapanDate } from '../../../ui/time/japan-date.tsx';
import { Lamp } from '../../../ui/marks/lamp.tsx';
import { Plate } from '../../../ui/marks/plate.tsx';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import { TableFrame } from '../../../ui/tables/table-frame.tsx';
import { Yen } from '../../../ui/marks/yen.tsx';
import { lotHref } from '../visited/lot-href.ts';
import type { EarlierAppearance } from './sold-lots.ts';
import { lotStatusText } from '../facts/status-text.ts';
import styles from './price-sense.module.css';

/** R31: the same vehicle at earlier auctions. */
export function PriceAppearances({ appearances }: { appearances: readonly EarlierAppearance[] }) {
  const text = useText();
  return (
    <Sheet flush title={text('prices.seen')}>
      {appearances.length === 0 ? (
        <p className={styles.note}>{text('prices.seen.none')}</p>
      ) : (
        <TableFrame label={text('prices.seen')}>
          <thead>
            <tr>
              <HeadCell>{text('prices.col.date')}</HeadCell>
              <HeadCell>{text('prices.col.lot')}</HeadCell>
              <HeadCell numeric>{text('prices.col.mileage')}</HeadCell>
              <HeadCell numeric>{text('prices.col.result')}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {appearances.map((appearance) => (
              <AppearanceRow key={appearance.id} appearance={appearance} />
            ))}
          </tbody>
        </TableFrame>
      )}
    </Sheet>
  );
}

function AppearanceRow({ appearance }: { appearance: EarlierAppearance }) {
  const text = useText();
  const { lotNo, auctionName, auctionDate, mileage, startPrice, soldPrice, status } = appearance;
  return (
    <tr>
      <td>
        <JapanDate instant={auctionDate} />
      </td>
      <td>
        <Plate
          number={lotNo}
          size="s"
          href={lotHref(appearance)}
          label={text('prices.lot', { lot: lotNo, house: auctionName })}
        />
        <small>{auctionName}</small>
      </td>
      <td className="num">{mileage === null ? '–' : groupDigits(mileage)}</td>
      <td className="num">
        {soldPrice === null ? (
          <Lamp code={status} label={lotStatusText(text, status, 'short')} />
        ) : (
          <Yen value={soldPrice} strong />
        )}
        {startPrice !== null && <small>{text('prices.seen.start', { price: formatYen(startPrice) })}</small>}
      </td>
    </tr>
  );
}
