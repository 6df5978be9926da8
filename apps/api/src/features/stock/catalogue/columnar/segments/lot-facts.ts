import type { LotKind } from '@seri/domain/lots/lot-kinds';

/** All that is asked of a lot. Days are counted from 1970, moments in microseconds; null and an empty text are nothing. */
export interface LotFacts {
  id: number;
  kind: LotKind;
  day: number;
  runsAt: number;
  lotNumber: number | null;
  session: number | null;
  model: number;
  chassis: number | null;
  category: number | null;
  status: number;
  color: string;
  condition: string;
  conditionRank: number | null;
  gearbox: string;
  steering: string;
  equipment: string;
  year: number | null;
  engine: number | null;
  mileage: number | null;
  hours: number | null;
  startPrice: number | null;
  soldPrice: number | null;
}

/** What is asked for by its value. */
export const codedNames = [
  'session',
  'model',
  'chassis',
  'category',
  'status',
  'color',
  'condition',
  'gearbox',
  'steering',
  'equipment',
] as const;
/** What is asked for by its size. */
export const measuredNames = ['lotNumber', 'year', 'engine', 'mileage', 'hours', 'startPrice', 'soldPrice'] as const;

export type CodedName = (typeof codedNames)[number];
export type MeasuredName = (typeof measuredNames)[number];
export type ColumnName = CodedName | MeasuredName;
