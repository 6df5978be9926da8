import { groupDigits } from '@seri/domain/money/money';
import type { ReactNode } from 'react';
import { Grade } from '../../../ui/marks/grade.tsx';
import { Lamp } from '../../../ui/marks/lamp.tsx';
import { Yen } from '../../../ui/marks/yen.tsx';
import { colorText } from '../../lots/facts/feed-words.ts';
import { lotStatusText } from '../../lots/facts/status-text.ts';
import { driveText, engineOf, joined, subtitleOf, type LotLocale } from './card-facts.ts';
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
const yen = (value: number | null) => <Yen value={value} />;

export const lotCells: Readonly<Record<ColumnId, LotCell>> = {
  photo: (lot, _locale, { eager }) => <LotPhoto lot={lot} width={120} eager={eager} />,
  lot: (lot, _locale, { seen, setting }) => (
    <LotLink lot={lot} seen={seen} listQuery={setting.listQuery} newTab={setting.newTab} />
  ),
  time: (lot) => (
    <>
      <LotTime lot={lot} form="row" />
      <small>{lot.auctionName}</small>
    </>
  ),
  name: (lot) => (
    <div>
      <b className="strong">{makerAndModel(lot)}</b>
      <small>{subtitleOf({ ...lot, ...('category' in lot ? { category: '' } : {}) })}</small>
    </div>
  ),
  category: (lot) =>
    'category' in lot && (
      <>
        {lot.category}
        <small>{lot.group}</small>
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
        <small>{joined([lot.gearbox, driveText(text, lot)])}</small>
      </>
    ),
  color: (lot, { text }) => 'color' in lot && colorText(text, lot.color),
  gear: (lot) => 'KPP' in lot && lot.KPP,
  equipment: (lot) => 'equip' in lot && <span>{lot.equip}</span>,
  rates: (lot) => 'rateEngine' in lot && <BikeRates lot={lot} />,
  inspection: (lot) => 'inspection' in lot && lot.inspection,
  start: (lot) => 'startPrice' in lot && yen(lot.startPrice),
  average: (lot) => 'averagePrice' in lot && yen(lot.averagePrice),
  sold: (lot) => 'soldPrice' in lot && yen(lot.soldPrice),
  fixed: (lot) => 'soldPrice' in lot && yen(lot.soldPrice),
  price: (lot) => 'price' in lot && yen(lot.price),
  status: (lot, { text }, { setting }) => (
    <Lamp code={lot.status} label={lotStatusText(text, lot.status, 'short')} compact={setting.isTight} />
  ),
  favourite: (lot, _locale, { setting }) => setting.renderFavourite(lot),
  bid: (lot, _locale, { setting }) => <OwnBid lot={lot} onBid={setting.onBid} dash />,
};
