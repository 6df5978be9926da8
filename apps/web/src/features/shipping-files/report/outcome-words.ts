import { refusalCodeText } from '../../../lib/calls/refusal-text.ts';
import type { Text } from '../../../lib/language/text.ts';
import { isUnknownRow, type ListOutcome, type ReportPart, type RowOfList, type ShipOfList } from '../shipping-files.ts';

type PartOfRow = Exclude<ReportPart, 'all'>;

export const partOfReport = (row: RowOfList): PartOfRow => row.outcome ?? (isUnknownRow(row) ? 'unknown' : 'notChosen');

/** Tells the end of a row or a ship, with the reason if it was not written. */
export function outcomeText(text: Text, outcome: ListOutcome, code: ShipOfList['code']): string {
  const said = text(`shippingFiles.outcome.of.${outcome}`);
  return code === null ? said : `${said}: ${reasonText(text, code)}`;
}

/** Some refusals tell of more than their code in other places. */
function reasonText(text: Text, code: NonNullable<ShipOfList['code']>): string {
  if (code === 'STATE_CHANGED' || code === 'EXPORT_BANNED' || code === 'VOYAGE_CLOSED') {
    return text(`voyages.refused.${code}`);
  }
  return code === 'FIELDS' ? text('shippingFiles.outcome.fields') : refusalCodeText(text, code);
}
