import type { DamageMark, FeedRowOf, LotDetails } from '@seri/contract/intake/feed.schema';
import type { LotKind } from '@seri/domain/lots/lot-kinds';

type LotRow = FeedRowOf<'lot'>;

type FromRow =
  | 'maker'
  | 'model'
  | 'trim'
  | 'chassis'
  | 'serial'
  | 'year'
  | 'engineCc'
  | 'color'
  | 'gearbox'
  | 'drive'
  | 'steering'
  | 'mileageKm'
  | 'hours'
  | 'equipment'
  | 'condition'
  | 'inspection'
  | 'rates'
  | 'category';

type FromDetails =
  | 'mileageNote'
  | 'month'
  | 'exterior'
  | 'interior'
  | 'colorCode'
  | 'seats'
  | 'doors'
  | 'eraYear'
  | 'horsePower'
  | 'points'
  | 'remarks'
  | 'rateNotes'
  | 'notes'
  | 'description';

type Known<Facts> = { [Name in keyof Facts]?: Facts[Name] | undefined };

/** What a sheet is drawn from, by the names of the feed; whatever is missing or empty leaves its box empty. */
export interface SheetFacts extends Known<Pick<LotRow, FromRow>>, Known<Pick<LotDetails, FromDetails>> {
  externalId: string;
  kind: LotKind;
  houseName?: string | undefined;
  lotNo?: string | undefined;
  /** The day of the session in Japan, YYYY-MM-DD. */
  sessionDate?: string | undefined;
  /** Where on the damage map, in percent of its width and height. */
  marks?: readonly DamageMark[] | undefined;
  /** The name of the drawn body, which chooses the map; a plain car's, bike's or machine's without it. */
  body?: string | undefined;
}
