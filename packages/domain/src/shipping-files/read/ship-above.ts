import { plainCell } from '../../common/plain-cell.ts';
import type { ListTable } from './list-heads.ts';

const voyageWord = String.raw`(?:voyage|voy|v|航海番号|航海|航次|рейс)(?: ?no)?[ .:]*`;
const nextLabel = String.raw`,?[ /]*(?:${voyageWord}\w*\d|(?:voyage|voy|pol|pod|port|etd|eta|date|cut|from|to)\b|:)`;
const vesselSaid = new RegExp(
  String.raw`(?:^|[ (])(?:vessel|ship|vsl|本船名?|船名|судно|теплоход)(?: name)?(?: ?/ ?voy(?:age)?)?[ .]*: ?([^:]+?)(?=${nextLabel}|$)`,
  'i',
);
const voyageSaid = new RegExp(String.raw`(?:^|[ ,/:(])${voyageWord}(\w*\d\w*)`, 'i');
const shipName = /^m[./]?v[. ]|[ _,](?:voyage|voy|v)[ .]?\w*\d/i;

/** The one ship of all cars, if it is told above their table or by the name of their sheet: `VESSEL: … VOY: …`. */
export function shipAbove({ sheet, preamble }: Pick<ListTable, 'sheet' | 'preamble'>): string | undefined {
  const lines = preamble.map(({ cells }) => cells.map(plainCell).filter(Boolean).join(' : '));
  const vessel = firstOf(lines, vesselSaid);
  if (vessel === undefined) return shipName.test(sheet) ? sheet.replaceAll('_', ' ') : undefined;
  const voyageNo = firstOf(lines, voyageSaid);
  return voyageNo === undefined ? vessel : `${vessel} / ${voyageNo}`;
}

const firstOf = (lines: readonly string[], pattern: RegExp): string | undefined =>
  lines.map((line) => pattern.exec(line)?.[1]?.trim()).find(Boolean);
