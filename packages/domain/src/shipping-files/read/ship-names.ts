import { plainCell } from '../../common/plain-cell.ts';

/** A ship and its voyage, as a list writes them. */
export interface ShipOfRow {
  vessel: string;
  voyageNo: string;
}

const shipPrefix = /^(?:m\/v|mv|m\.v\.|s\/s|ss|т\/х)[ .]+/i;
const voyagePrefix = /^(?:voyage|voy|v|рейс)?[ .:#-]*(?:no[ .:]*)?(?=\w*\d)/i;

export const plainVessel = (written: string): string => plainCell(written).replace(shipPrefix, '');

/** `V.0219` and `219` are one voyage. */
export const plainVoyageNo = (written: string): string =>
  plainCell(written)
    .replace(voyagePrefix, '')
    .replace(/^0+(?=\w)/, '')
    .toUpperCase();

/** Ship and voyage in one cell: parted by a slash or a word, or the voyage is the last word with a digit. */
export function partShip(cell: string): ShipOfRow {
  const text = plainVessel(cell);
  const [, vessel, voyageNo] =
    /^(.+?)[ ]*(?:\/| (?:voyage|voy|v|рейс)[ .]+)[ ]*(\S*\d\S*)$/i.exec(text) ?? /^(.+) (\S*\d\S*)$/.exec(text) ?? [];
  return vessel && voyageNo
    ? { vessel: vessel.trim(), voyageNo: plainVoyageNo(voyageNo) }
    : { vessel: text, voyageNo: '' };
}

const keyOf = (text: string): string => text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Two names of one voyage have the same key. */
export const shipKey = ({ vessel, voyageNo }: ShipOfRow): string =>
  `${keyOf(plainVessel(vessel))} ${keyOf(plainVoyageNo(voyageNo))}`;
