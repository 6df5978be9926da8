import { activeGroup } from '@seri/domain/catalogue/favourite-groups';
import { machineText } from '@seri/domain/lots/machine-words';
import type { MessageId } from '@seri/messages/message-id';
import { figure, wallTime } from '../../../lib/export/export-file.ts';
import type { CellValue, Spreadsheet } from '../../../lib/export/spreadsheet.ts';
import { colorText, equipmentText, steeringText } from '../../lots/facts/feed-words.ts';
import { lotHref } from '../../lots/visited/lot-href.ts';
import { lotStatusText } from '../../lots/facts/status-text.ts';
import { bikeRates, engineOf, type LotLocale } from '../rows/card-facts.ts';
import type { ListingColumn, ColumnId } from '../rows/columns.data.ts';
import type { Lot } from '../list/lots.ts';

interface Field {
  head: MessageId;
  width: number;
  grouped?: true;
  of: (lot: Lot, locale: LotLocale) => CellValue;
}

const yen = (head: MessageId, of: Field['of']): Field => ({ head, width: 12, grouped: true, of });

const color: Field = {
  head: 'export.color',
  width: 12,
  of: (lot, { text }) => ('color' in lot ? colorText(text, lot.color) : null),
};

/** The fields of each table column in a file: one value per cell. */
const fields: Readonly<Record<ColumnId, readonly Field[]>> = {
  photo: [],
  lot: [{ head: 'export.lot', width: 9, of: (lot) => figure(lot.lotNo) }],
  time: [
    { head: 'export.time', width: 17, of: (lot) => wallTime(lot.auctionDate) },
    { head: 'export.house', width: 18, of: (lot) => lot.auctionName },
  ],
  name: [
    { head: 'export.maker', width: 14, of: (lot) => lot.maker },
    { head: 'export.model', width: 20, of: (lot) => lot.model },
    { head: 'export.trim', width: 18, of: (lot) => lot.grade },
    { head: 'export.chassis', width: 16, of: (lot) => ('chassis' in lot ? lot.chassis : lot.serial) },
  ],
  category: [
    {
      head: 'export.group',
      width: 18,
      of: (lot, { language }) => ('group' in lot ? machineText(lot.group, language) : null),
    },
    {
      head: 'export.category',
      width: 18,
      of: (lot, { language }) => ('category' in lot ? machineText(lot.category, language) : null),
    },
  ],
  year: [{ head: 'export.year', width: 7, of: (lot) => lot.year }],
  engine: [{ head: 'export.engine', width: 10, of: engineOf }],
  hours: [{ head: 'export.hours', width: 9, grouped: true, of: (lot) => ('hours' in lot ? lot.hours : null) }],
  mileage: [{ head: 'export.mileage', width: 12, grouped: true, of: (lot) => lot.mileage }],
  volume: [{ head: 'export.volume', width: 10, of: (lot) => ('volume' in lot ? figure(lot.volume) : null) }],
  condition: [{ head: 'export.condition', width: 8, of: (lot) => figure(lot.condition) }],
  color: [color],
  paint: [
    color,
    { head: 'export.gearbox', width: 10, of: (lot) => ('gearbox' in lot ? lot.gearbox : null) },
    { head: 'export.drive', width: 8, of: (lot) => ('priv' in lot ? lot.priv : null) },
    {
      head: 'export.steering',
      width: 8,
      of: (lot, { text }) => ('steering' in lot && lot.steering ? steeringText(text, lot.steering) : null),
    },
  ],
  gear: [{ head: 'export.gearbox', width: 10, of: (lot) => ('KPP' in lot ? lot.KPP : null) }],
  equipment: [
    {
      head: 'export.equipment',
      width: 30,
      of: (lot, { text }) => ('equip' in lot ? equipmentText(text, lot.equip) : null),
    },
  ],
  rates: bikeRates.map((rate) => ({
    head: `listing.rate.${rate}`,
    width: 9,
    of: (lot) => (rate in lot ? ((lot as Partial<Record<typeof rate, number | null>>)[rate] ?? null) : null),
  })),
  inspection: [{ head: 'export.inspection', width: 12, of: (lot) => ('inspection' in lot ? lot.inspection : null) }],
  start: [yen('export.start', (lot) => lot.startPrice)],
  average: [
    yen('export.average', (lot) => lot.averagePrice),
    { head: 'export.averageCount', width: 10, of: (lot) => lot.averageCount },
  ],
  sold: [yen('export.sold', (lot) => lot.soldPrice)],
  fixed: [yen('export.price', (lot) => lot.soldPrice)],
  price: [yen('export.price', (lot) => ('price' in lot ? lot.price : null))],
  status: [{ head: 'export.status', width: 14, of: (lot, { text }) => lotStatusText(text, lot.status) }],
  favourite: [{ head: 'export.favourite', width: 10, of: (lot) => activeGroup(lot.wishList) }],
  bid: [yen('export.bid', (lot) => lot.myBidAmount)],
};

const link: Field = { head: 'export.link', width: 40, of: (lot) => `${window.location.origin}${lotHref(lot)}` };

/** Exports the columns on screen and a link to each lot. Fields that are empty for every lot are left out. */
export function spreadsheetOf(lots: readonly Lot[], columns: readonly ListingColumn[], locale: LotLocale): Spreadsheet {
  const filled = [...columns.flatMap(({ id }) => fields[id]), link]
    .map((field) => ({ ...field, values: lots.map((lot) => field.of(lot, locale)) }))
    .filter(({ values }) => lots.length === 0 || values.some((value) => value !== null && value !== ''));
  return {
    columns: filled.map(({ head, width, grouped = false }) => ({ head: locale.text(head), width, grouped })),
    rows: lots.map((_lot, row) => filled.map(({ values }) => values[row] ?? null)),
  };
}
