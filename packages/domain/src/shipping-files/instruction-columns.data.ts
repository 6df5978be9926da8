import type { CarToShip } from './car-to-ship.ts';

export type InstructionCell = string | number | Date | null;

export interface InstructionColumn {
  head: string;
  /** In characters. */
  width: number;
  /** How a date is shown. */
  format?: 'yyyy-mm-dd' | 'yyyy-mm-dd hh:mm';
  /** Only for those who have asked for the numbers of identity documents. */
  isDocument?: boolean;
  /** Without it the forwarder fills the column. */
  of?: (car: CarToShip) => InstructionCell;
}

/**
 * R102: a shipping instruction from left to right. Forwarders send it back, so its heads are among those by which lists are read.
 * Nobody tells us the measures of a car: the forwarder takes them.
 */
export const instructionColumns: readonly InstructionColumn[] = [
  { head: 'Stock No.', width: 12, of: ({ stockNo }) => stockNo },
  { head: 'Chassis No.', width: 20, of: ({ chassis }) => chassis },
  { head: 'Maker', width: 14, of: ({ maker }) => maker },
  { head: 'Model', width: 20, of: ({ model }) => model },
  { head: 'Year', width: 7, of: ({ year }) => year },
  { head: 'Colour', width: 12, of: ({ colour }) => colour },
  { head: 'Engine (cc)', width: 12, of: ({ engineCc }) => engineCc },
  { head: 'Shipped as', width: 12, of: ({ shippedAs }) => shippedAs },
  { head: 'Length (cm)', width: 12 },
  { head: 'Width (cm)', width: 11 },
  { head: 'Height (cm)', width: 12 },
  { head: 'M3', width: 7 },
  { head: 'Weight (kg)', width: 12 },
  { head: 'Shipper', width: 26, of: ({ shipper }) => shipper.name },
  { head: 'Shipper address', width: 40, of: ({ shipper }) => shipper.address },
  { head: 'Consignee', width: 26, of: ({ consignee }) => consignee.name },
  { head: 'Consignee address', width: 40, of: ({ consignee }) => consignee.address },
  { head: 'Consignee country', width: 20, of: ({ consignee }) => consignee.country },
  { head: 'Consignee phone', width: 24, of: ({ consignee }) => consignee.telephone },
  { head: 'Consignee e-mail', width: 26, of: ({ consignee }) => consignee.email },
  { head: 'Consignee ID', width: 24, isDocument: true, of: ({ consignee }) => consignee.document },
  { head: 'Notify party', width: 26, of: ({ notify }) => (notify ? notify.name : 'SAME AS CONSIGNEE') },
  { head: 'Notify address', width: 40, of: ({ notify }) => notify?.address ?? null },
  { head: 'Notify country', width: 20, of: ({ notify }) => notify?.country ?? null },
  { head: 'Notify phone', width: 24, of: ({ notify }) => notify?.telephone ?? null },
  { head: 'Notify e-mail', width: 26, of: ({ notify }) => notify?.email ?? null },
  { head: 'Notify ID', width: 24, isDocument: true, of: ({ notify }) => notify?.document ?? null },
  { head: 'Terms', width: 18, of: ({ terms }) => terms },
  { head: 'B/L type', width: 13, of: ({ blKind }) => blKind },
  { head: 'Line', width: 18, of: ({ line }) => line },
  { head: 'Vessel', width: 22, of: ({ vessel }) => vessel },
  { head: 'Voyage', width: 10, of: ({ voyageNo }) => voyageNo },
  { head: 'POL', width: 16, of: ({ loadPort }) => loadPort },
  { head: 'POD', width: 16, of: ({ dischargePort }) => dischargePort },
  { head: 'Final destination', width: 18, of: ({ finalDestination }) => finalDestination },
  { head: 'Yard cut-off (Japan time)', width: 26, format: 'yyyy-mm-dd hh:mm', of: ({ yardCutOff }) => yardCutOff },
  { head: 'Doc cut (Japan time)', width: 22, format: 'yyyy-mm-dd hh:mm', of: ({ papersCutOff }) => papersCutOff },
  { head: 'ETD', width: 12, format: 'yyyy-mm-dd', of: ({ etd }) => etd },
  { head: 'ETA', width: 12, format: 'yyyy-mm-dd', of: ({ eta }) => eta },
  { head: 'Booking No.', width: 18, of: ({ bookingNo }) => bookingNo },
  { head: 'Container No.', width: 16, of: ({ containerNo }) => containerNo },
  { head: 'B/L No.', width: 20, of: ({ blNo }) => blNo },
  { head: 'Remarks', width: 30 },
];
