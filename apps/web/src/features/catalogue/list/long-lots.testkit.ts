import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import type { ListedBike, ListedCar, ListedMachine } from './lots.ts';
import { bikeLot, carLot, machineLot } from './lots.testkit.ts';

/** No digit is wider than another one; tens of millions are the dearest that houses sell. */
const longYen = 88_888_000;
const states = Object.values(lotStatusCodes);
const averages = [
  { averagePrice: longYen, averageCount: 888 },
  { averagePrice: null, averageCount: 4 },
];
const oneOf = <Value>(values: readonly Value[], place: number): Value => values[place % values.length] as Value;

/** The longest values: every state beside an own bid and an average, and without both. */
function longValues(place: number) {
  const status = oneOf(states, place);
  const isSold = status === lotStatusCodes.sold || status === lotStatusCodes.soldByNegotiation;
  const half = Math.floor(place / states.length);
  const hasBid = half === 0;
  return {
    lotNo: `${88_000 + place}`,
    auctionName: 'Honda AA Kansai Hyogo',
    maker: 'Mercedes-Benz',
    model: 'AMG GT 63 S E Performance',
    grade: '4Matic+ Premium Plus',
    status,
    startPrice: longYen,
    soldPrice: isSold ? longYen : null,
    myBid: hasBid,
    myBidAmount: hasBid ? longYen : null,
    ...oneOf(averages, half),
  };
}

export const longLots = states.length * averages.length;
const many = <Lot>(lotOf: (place: number) => Lot): Lot[] =>
  Array.from({ length: longLots }, (_, place) => lotOf(place));

export const longCars = (): ListedCar[] =>
  many((place) => ({
    ...carLot(place),
    ...longValues(place),
    color: 'Gunmetallic',
    gearbox: '7AT',
    priv: '4WD',
    steering: 'left',
    mileage: 288_000,
    equip: 'AC PS PW AW SR LEATHER NAVI TV BACK CAMERA',
  }));

export const longBikes = (): ListedBike[] =>
  many((place) => ({ ...bikeLot(place), ...longValues(place), mileage: 88_000, color: 'Gunmetallic' }));

export const longMachines = (): ListedMachine[] =>
  many((place) => ({ ...machineLot(place), ...longValues(place), hours: 88_888, mileage: 288_000, price: longYen }));
