import { type ColumnMapping, type TableHead, tableHeads } from '../../common/table-head.ts';
import { type ShippingColumn, shippingHeaders } from './shipping-columns.data.ts';

export type ShippingMapping = ColumnMapping<ShippingColumn>;
export type ShippingHead = TableHead<ShippingColumn>;

/** A list tells its cars by their chassis numbers, or by the stock numbers under which Seri has sent them out. */
export const shippingHeads = tableHeads<ShippingColumn>({
  known: shippingHeaders,
  mostPreamble: 30,
  isHead: (places) => places.has('chassis') || places.has('stockNo'),
  isRuledOut: isOtherShip,
});

/** A mapping that names one column for ship and voyage leaves no room for a guess at two, nor the other way round. */
function isOtherShip(column: ShippingColumn, { vesselVoyage, vessel, voyageNo }: ShippingMapping): boolean {
  if (column === 'vesselVoyage') return Boolean(vessel ?? voyageNo);
  return (column === 'vessel' || column === 'voyageNo') && Boolean(vesselVoyage);
}
