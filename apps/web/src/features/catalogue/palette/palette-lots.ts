import { readingsOf } from '@seri/domain/catalogue/name-search';
import { isOpen } from '@seri/domain/lots/lot-states';
import { type Lot, makerAndModel } from '../list/lots.ts';
import { isNearStart, type PalettePhrase } from './palette-phrase.ts';

const mostLots = 8;

/** R49: the lots that the phrase may mean; those that can still be sold come first. */
export function lotsMeant(lots: readonly Lot[], { name, houses, isWhole }: PalettePhrase): Lot[] {
  const isIn = ({ auctionName }: Lot) => houses.some((house) => house.name === auctionName);
  const isNamed = (lot: Lot) =>
    isNearStart(name, lot.auctionName) || readingsOf(name).some((reading) => reading(makerAndModel(lot)) !== null);
  const isMeant = (lot: Lot) => (!isWhole || isIn(lot)) && (name === '' || isNamed(lot));
  const [open, over] = [true, false].map((state) => lots.filter((lot) => isMeant(lot) && isOpen(lot.status) === state));
  return [...(open ?? []), ...(over ?? [])].slice(0, mostLots);
}

/** R49: the lot that Enter opens at once: the only open one, or the only one. */
export function onlyLot(lots: readonly Lot[]): Lot | undefined {
  const open = lots.filter(({ status }) => isOpen(status));
  if (open.length === 1) return open[0];
  return lots.length === 1 ? lots[0] : undefined;
}
