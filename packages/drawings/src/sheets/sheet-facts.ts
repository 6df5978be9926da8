import type { LotKind } from '@seri/domain/lots/lot-kinds';

type RatedPart = 'engine' | 'electric' | 'exterior' | 'front' | 'rear' | 'frame';

type ByPart<Said> = { readonly [Part in RatedPart]?: Said | undefined };

/** `x` and `y` are percent of the width and height of the damage map. */
export interface DrawnMark {
  code: string;
  x: number;
  y: number;
}

/** The facts that a sheet is drawn from, by the names of the feed; whatever is missing or empty leaves its box empty. */
export interface DrawnSheetFacts {
  externalId: string;
  kind: LotKind;
  houseName?: string | undefined;
  lotNo?: string | undefined;
  /** The day of the session in Japan, YYYY-MM-DD. */
  sessionDate?: string | undefined;
  maker?: string | undefined;
  model?: string | undefined;
  trim?: string | undefined;
  chassis?: string | undefined;
  serial?: string | undefined;
  category?: readonly [group: string, name: string] | undefined;
  year?: number | undefined;
  /** The month of the first registration. */
  month?: number | undefined;
  /** The year of first use as the house prints it. */
  eraYear?: string | undefined;
  engineCc?: number | undefined;
  horsePower?: number | undefined;
  color?: string | undefined;
  colorCode?: string | undefined;
  gearbox?: string | undefined;
  drive?: string | undefined;
  steering?: 'right' | 'left' | '' | undefined;
  mileageKm?: number | undefined;
  mileageNote?: string | undefined;
  hours?: number | undefined;
  seats?: number | undefined;
  doors?: number | undefined;
  equipment?: string | undefined;
  condition?: string | undefined;
  exterior?: string | undefined;
  interior?: string | undefined;
  inspection?: string | undefined;
  rates?: ByPart<number> | undefined;
  rateNotes?: ByPart<readonly { text: string }[]> | undefined;
  marks?: readonly DrawnMark[] | undefined;
  points?: string | undefined;
  remarks?: string | undefined;
  notes?: readonly string[] | undefined;
  /** The house's own names and values. */
  description?: Readonly<Record<string, string>> | undefined;
  /** The name of the drawn body, which chooses the map; a plain car's, bike's or machine's without it. */
  body?: string | undefined;
}
