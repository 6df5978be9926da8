import { groupDigits } from '@seri/domain/money';
import { useLanguage, useText } from '../../../lib/text.ts';
import { Grade } from '../../../ui/grade.tsx';
import { Lamp } from '../../../ui/lamp.tsx';
import { TableRow } from '../../../ui/table-row.tsx';
import { useInk } from '../../../ui/use-ink.ts';
import { Yen } from '../../../ui/yen.tsx';
import { colorText, isUnusualSteering, steeringText } from '../../lots/model/feed-words.ts';
import { lotStatusText } from '../../lots/model/status-text.ts';
import type { CarLot } from '../model/car-lots.ts';
import { thousands } from '../model/measures.ts';
import { carName, type RenderFavourite } from '../model/render-favourite.ts';
import styles from './car-table.module.css';
import { LotLink } from './lot-link.tsx';
import { LotPhoto } from './lot-photo.tsx';
import { LotTime } from './lot-time.tsx';

interface CarRowProps {
  lot: CarLot;
  seen: boolean;
  eager: boolean;
  renderFavourite: RenderFavourite;
}

export function CarRow({ lot, seen, eager, renderFavourite }: CarRowProps) {
  const text = useText();
  const language = useLanguage();
  const ink = useInk(lot.status, lot.soldPrice, lot.auctionDate);
  const km = lot.mileage;
  const drive = [lot.priv, isUnusualSteering(lot.steering) && steeringText(text, lot.steering)];
  return (
    <TableRow {...ink} seen={seen} className={styles.row}>
      <td data-cell="pic">
        <LotPhoto images={lot.images} width={120} eager={eager} />
      </td>
      <td>
        <LotLink lot={lot} seen={seen} />
      </td>
      <td data-cell="clip">
        <LotTime instant={lot.auctionDate} />
        <small>{lot.auctionName}</small>
      </td>
      <td data-cell="clip">
        <b className="strong">{carName(lot)}</b>
        <small>{[lot.grade, lot.chassis].filter(Boolean).join(' · ')}</small>
      </td>
      <td className="num">{lot.year}</td>
      <td className="num">{lot.engine === null ? null : groupDigits(lot.engine)}</td>
      <td className="num">
        {km === null ? null : text('catalogue.mileage.short', { thousands: thousands(km, language) })}
      </td>
      <td>
        <Grade value={lot.condition || null} />
      </td>
      <td data-cell="clip">{colorText(text, lot.color)}</td>
      <td data-cell="clip">
        {lot.gearbox}
        <small>{drive.filter(Boolean).join(' · ')}</small>
      </td>
      <td data-cell="lines">
        <span>{lot.equip}</span>
      </td>
      <td className="num">
        <Yen value={lot.startPrice} />
      </td>
      <td>
        <Lamp code={lot.status} label={lotStatusText(text, lot.status, 'short')} />
      </td>
      <td className={styles.favourite}>{renderFavourite(lot)}</td>
    </TableRow>
  );
}
