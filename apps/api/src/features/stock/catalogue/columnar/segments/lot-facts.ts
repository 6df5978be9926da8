import type { LotKind } from '@seri/domain/lots/lot-kinds';

/**
 * The facts of a lot that questions test, count or sort by. Days are counted from 1970, moments in microseconds; null and
 * an empty text mean no value.
 */
export interface IndexedLot {
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
  /** In lower case, as trims are compared. */
  trim: string;
  year: number | null;
  engine: number | null;
  mileage: number | null;
  hours: number | null;
  startPrice: number | null;
  soldPrice: number | null;
}

/** Columns that questions compare with single values. */
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
  'trim',
] as const;
/** Columns that questions compare with ranges. */
export const measuredNames = ['lotNumber', 'year', 'engine', 'mileage', 'hours', 'startPrice', 'soldPrice'] as const;

export type CodedName = (typeof codedNames)[number];
export type MeasuredName = (typeof measuredNames)[number];
export type ColumnName = CodedName | MeasuredName;
