import { purchaseStatusCodes } from '@seri/domain/purchases/purchase';
import type { CarChoice, CarOfForwarder } from './listed-cars.read.ts';
import { asNumber, fullWidth, misread, serialAlone } from './written-serials.ts';

const { awaitingShip, awaitingLoading, delivered, domesticTransport } = purchaseStatusCodes;

export interface RoroRow {
  /** A car of the demonstration, or one that nobody has bought here. */
  car: CarChoice | CarOfForwarder;
  as?: (serial: string) => string | number;
  bookingNo: string;
  blNo?: string;
  /** Its port of loading, if the list has another word for it. */
  from?: string;
}

interface RoroSheet {
  vessel: string;
  voyageNo: string;
  from: string;
  to: string;
  /** Days from today. */
  sailsIn: number;
  /** Days at sea; the line does not know them yet without. */
  transit?: number;
  rows: readonly RoroRow[];
}

const carOf = (of: string) => (at: number, nth: number) => ({ of, at, nth });
const client = carOf('client@demo.seri');
const dealer = carOf('dealer@demo.seri');
const marina = carOf('marina@amur-motors.example');

/** Staff have written another booking since the day of the list. */
export const bookedByHand = { car: dealer(awaitingLoading, 0), bookingNo: 'HND12-905' };

/** R102: two ships that the demonstration knows, of which one sails later than it thinks, and a new one. */
export const roroSheets: readonly RoroSheet[] = [
  {
    vessel: 'UMIKAZE MARU',
    voyageNo: '219',
    from: 'KOBE',
    to: 'AUCKLAND',
    sailsIn: 11,
    transit: 14,
    rows: [
      { car: client(awaitingLoading, 0), bookingNo: 'UMK219-001' },
      { car: client(awaitingLoading, 1), as: fullWidth, bookingNo: 'UMK219-002' },
      { car: client(awaitingShip, 0), as: misread, bookingNo: 'UMK219-003' },
      { car: client(awaitingShip, 1), as: serialAlone, bookingNo: 'UMK219-004' },
      {
        car: { serial: 'NKE165-7204117', maker: 'Toyota', model: 'Corolla Fielder' },
        bookingNo: 'UMK219-005',
      },
      { car: client(delivered, -1), bookingNo: 'UMK219-006' },
    ],
  },
  {
    vessel: 'AOGIRI',
    voyageNo: '43',
    from: 'TOYAMA',
    to: 'VLADIVOSTOK',
    sailsIn: 2,
    rows: [
      {
        car: { of: 'troublesome@demo.seri', at: awaitingLoading, nth: 0 },
        bookingNo: 'AOG43-017',
        blNo: 'AOG43VVO017',
      },
      { car: { of: 'vip@demo.seri', at: awaitingShip, nth: 0 }, bookingNo: 'AOG43-018' },
      { car: marina(awaitingShip, 0), bookingNo: 'AOG43-019' },
    ],
  },
  {
    vessel: 'HINODE',
    voyageNo: '12',
    from: 'NAGOYA',
    to: 'MOMBASA',
    sailsIn: 6,
    transit: 25,
    rows: [
      { car: bookedByHand.car, bookingNo: 'HND12-101' },
      { car: dealer(awaitingShip, 0), bookingNo: 'HND12-102', from: 'KINJO PIER' },
      { car: dealer(domesticTransport, 0), as: asNumber, bookingNo: 'HND12-103' },
      { car: marina(awaitingShip, 0), bookingNo: 'HND12-104' },
    ],
  },
];
