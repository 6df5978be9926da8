import type { Sort } from '@seri/domain/listing';
import type { MessageId } from '@seri/messages/message-id';

export interface CarColumn {
  id: string;
  head: MessageId;
  width: number | 'rest';
  sort?: Sort;
  numeric?: true;
  /** The head is for screen readers only. */
  quiet?: true;
}

/** The columns of the car table, in order. */
export const carColumns: readonly CarColumn[] = [
  { id: 'photo', head: 'catalogue.col.photo', width: 60, quiet: true },
  { id: 'lot', head: 'catalogue.col.lot', width: 84 },
  { id: 'time', head: 'catalogue.col.time', width: 116, sort: 'auctionDate' },
  { id: 'car', head: 'catalogue.col.car', width: 'rest' },
  { id: 'year', head: 'catalogue.col.year', width: 56, sort: 'year', numeric: true },
  { id: 'engine', head: 'catalogue.col.engine', width: 60, numeric: true },
  { id: 'mileage', head: 'catalogue.col.mileage', width: 68, sort: 'mileage', numeric: true },
  { id: 'condition', head: 'catalogue.col.condition', width: 66, sort: 'condition' },
  { id: 'color', head: 'catalogue.col.color', width: 108 },
  { id: 'gear', head: 'catalogue.col.gearbox', width: 84 },
  { id: 'equip', head: 'catalogue.col.equipment', width: 'rest' },
  { id: 'start', head: 'catalogue.col.start', width: 112, sort: 'startPrice', numeric: true },
  { id: 'status', head: 'catalogue.col.status', width: 124 },
  { id: 'favourite', head: 'catalogue.col.favourite', width: 50 },
];

/** Room for every column: where there is less, the table scrolls sideways in its frame and hides nothing. */
export const carTableWidth = 1330;
