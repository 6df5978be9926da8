import { isStatistics } from '@seri/domain/catalogue/page-types';
import { machineText } from '@seri/domain/lots/machine-words';
import { formatYen, groupDigits } from '@seri/domain/money/money';
import type { ReactNode } from 'react';
import { Grade } from '../../../ui/marks/grade.tsx';
import { Lamp } from '../../../ui/marks/lamp.tsx';
import { RowYen } from '../../../ui/marks/row-yen.tsx';
import { colorText } from '../../lots/facts/feed-words.ts';
import { lotStatusText } from '../../lots/facts/status-text.ts';
import { Average } from './average.tsx';
import { categoryText, engineOf, equipmentOf, gearLine, subtitleOf, tallLine, type LotLocale } from './card-facts.ts';
import type { ColumnId } from './columns.data.ts';
import type { LotViewProps } from '../list/lot-view.ts';
import { type Lot, makerAndModel } from '../list/lots.ts';
import { thousands } from './measures.ts';
import { BikeRates } from './bike-rates.tsx';
import { LotLink } from './lot-link.tsx';
import { LotPhoto } from './lot-photo.tsx';
import { LotTime } from './lot-time.tsx';
import { OwnBid } from './own-bid.tsx';

type LotCell = (lot: Lot, locale: LotLocale, view: Omit<LotViewProps, 'lot'>) => ReactNode;

const digits = (value: number | null) => (value === null ? null : groupDigits(value));
const yen = (value: number | null, strong = false) => <RowYen value={value} strong={strong} upTo={9_999_999} />;

/** A lot of a live listing that is sold shows for how much; in statistics that has a column of its own. */
function startOrSold(lot: Lot, { text }: LotLocale): ReactNode {
  if ('price' in lot && isStatistics(lot.pageType)) return yen(lot.price);
  if (lot.soldPrice === null || isStatistics(lot.pageType)) return yen(lot.startPrice);
  return (
    <>
      {yen(lot.soldPrice, true)}
      {lot.startPrice !== null && (
        <small title={text('listing.col.start')}>
          <span className="visually-hidden">{text('listing.col.start')}</span> {formatYen(lot.startPrice)}
        </small>
      )}
    </>
  );
}

export const lotCells: Readonly<Record<ColumnId, LotCell>> = {
  photo: (lot, _locale, { eager, photoWidth = 120 }) => <LotPhoto lot={lot} width={photoWidth} eager={eager} />,
  lot: (lot, _locale, { seen, setting }) => (
    <LotLink lot={lot} seen={seen} listQuery={setting.listQuery} newTab={setting.newTab} />
  ),
  time: (lot) => (
    <>
      <LotTime lot={lot} form="row" />
      <small>{lot.auctionName}</small>
    </>
  ),
  name: (lot, locale, { isTall }) => (
    <div>
      <b className="strong">{makerAndModel(lot)}</b>
      <small>{subtitleOf({ ...lot, ...('category' in lot ? { category: '' } : {}) }, locale)}</small>
      {isTall && <small data-lines="2">{tallLine(lot, locale)}</small>}
    </div>
  ),
  category: (lot, locale) =>
    'category' in lot && (
      <>
        {categoryText(lot, locale)}
        <small>{machineText(lot.group, locale.language)}</small>
      </>
    ),
  year: (lot) => (
    <>
      {lot.year}
      {'gg' in lot && <small>{lot.gg}</small>}
    </>
  ),
  engine: (lot) => digits(engineOf(lot)),
  hours: (lot) => 'hours' in lot && digits(lot.hours),
  mileage: ({ mileage }, { text, language }) =>
    mileage !== null && text('listing.mileage.short', { thousands: thousands(mileage, language) }),
  volume: (lot) => 'volume' in lot && lot.volume,
  condition: (lot) => <Grade value={lot.condition || null} />,
  paint: (lot, { text }) =>
    'gearbox' in lot && (
      <>
        {colorText(text, lot.color)}
        <small>{gearLine(text, lot)}</small>
      </>
    ),
  color: (lot, { text }) => 'color' in lot && colorText(text, lot.color),
  gear: (lot) => 'KPP' in lot && lot.KPP,
  equipment: (lot, locale) => 'equip' in lot && <span>{equipmentOf(lot, locale)}</span>,
  rates: (lot) => 'rateEngine' in lot && <BikeRates lot={lot} />,
  inspection: (lot) => 'inspection' in lot && lot.inspection,
  start: startOrSold,
  average: (lot) => <Average average={lot} inColumn />,
  sold: (lot) => yen(lot.soldPrice),
  fixed: (lot) => yen(lot.soldPrice),
  price: startOrSold,
  status: (lot, { text }, { setting }) => (
    <Lamp code={lot.status} label={lotStatusText(text, lot.status, 'short')} compact={setting.isTight} />
  ),
  favourite: (lot, _locale, { setting }) => setting.renderFavourite(lot),
  bid: (lot, _locale, { setting }) => <OwnBid lot={lot} onBid={setting.onBid} dash />,
};
