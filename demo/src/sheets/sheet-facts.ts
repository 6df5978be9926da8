import type { DamageMark, FeedRowOf, LotDetails } from '@seri/contract/intake/feed.schema';
import type { LotKind } from '@seri/domain/lots/lot-kinds';

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

type Optional<Facts> = { [Name in keyof Facts]?: Facts[Name] | undefined };

/** The facts on a sheet, named as in the feed. A missing or empty fact leaves its box empty. */
export interface DrawnSheetFacts
  extends Optional<Pick<FeedRowOf<'lot'>, FromRow>>, Optional<Pick<LotDetails, FromDetails>> {
  externalId: string;
  kind: LotKind;
  houseName?: string | undefined;
  lotNo?: string | undefined;
  /** The day of the session in Japan, YYYY-MM-DD. */
  sessionDate?: string | undefined;
  /** Positions on the damage map, in percent of its width and height. */
  marks?: readonly DamageMark[] | undefined;
  /** The drawn body, which chooses the map; without it a plain map of the kind is used. */
  body?: string | undefined;
}
