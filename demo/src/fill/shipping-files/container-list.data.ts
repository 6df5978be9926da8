import { purchaseStatusCodes } from '@seri/domain/purchases/purchase';
import type { CarChoice, CarOfForwarder } from './listed-cars.read.ts';
import { fullWidth, misread } from './written-serials.ts';

const { processing, domesticTransport, awaitingShip, delivered } = purchaseStatusCodes;

export interface ContainerRow {
  /** A car of the demonstration, or one that nobody has bought here. */
  car: CarChoice | CarOfForwarder;
  as?: (serial: string) => string;
  bookingNo: string;
  /** Without it the cells of the ship are blank: the same as above. */
  ship?: {
    vessel: string;
    voyageNo: string;
    from: string;
    to: string;
    /** Days from today. */
    sailsIn: number;
    /** Days at sea. */
    transit: number;
  };
  containerNo?: string;
  remark?: string;
}

/** R102: a new ship and a known one; the numbers of the containers are invented, and the check digit of the second is wrong. */
export const containerRows: readonly ContainerRow[] = [
  {
    car: { of: 'vip@demo.seri', at: domesticTransport, nth: 0 },
    bookingNo: 'SHK7-2041',
    ship: { vessel: 'SHIOKAZE', voyageNo: '7', from: '富山新港', to: 'ナホトカ', sailsIn: 8, transit: 3 },
    containerNo: 'SRIU2041171',
  },
  {
    car: { of: 'marina@amur-motors.example', at: awaitingShip, nth: 1 },
    as: fullWidth,
    bookingNo: 'SHK7-2042',
    containerNo: 'SRIU2604319',
  },
  { car: { of: 'vip@demo.seri', at: processing, nth: 0 }, bookingNo: '未定', remark: 'ヤード搬入待ち' },
  {
    car: { of: 'client@demo.seri', at: domesticTransport, nth: 0 },
    bookingNo: 'UMK219-011',
    ship: { vessel: 'UMIKAZE MARU', voyageNo: '219', from: '神戸', to: 'オークランド', sailsIn: 11, transit: 14 },
    containerNo: 'SRIU2041187',
  },
  { car: { of: 'client@demo.seri', at: domesticTransport, nth: 1 }, as: misread, bookingNo: 'UMK219-012' },
  { car: { of: 'client@demo.seri', at: delivered, nth: -2 }, bookingNo: 'UMK219-013', remark: '前便の残り' },
  { car: { serial: 'GP5-3204117', maker: 'ホンダ', model: 'フィット' }, bookingNo: 'UMK219-014' },
];
