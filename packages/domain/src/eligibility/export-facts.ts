import type { LotKind } from '../lots/lot-kinds.ts';
import { chassisMarks, emissionMarks, nameMarks, truckModels } from './drive-marks.data.ts';

export const exportCategories = ['car', 'truck', 'bike', 'machine'] as const;
export type ExportCategory = (typeof exportCategories)[number];

/** The drives of vehicles, as the rules tell them apart. */
export const driveKinds = ['petrol', 'diesel', 'hybrid', 'plug_in', 'series_hybrid', 'electric'] as const;
export type DriveKind = (typeof driveKinds)[number];

/** The words of a lot that tell what it is. */
export interface LotWords {
  kind: LotKind;
  maker: string;
  model: string;
  trim: string;
  /** The type code, also with its emission code: `DAA-RU3`. */
  chassis: string;
  /** The feed states it. */
  driveKind?: DriveKind | undefined;
}

/** The sources of a fact. The first one that tells it counts. */
export const factSources = ['feed', 'emission', 'name', 'chassis'] as const;
export type FactSource = (typeof factSources)[number];

export interface FoundDrive {
  driveKind: DriveKind;
  source: FactSource;
}

/** R96: what moves a lot, as far as its words tell; undefined is unknown, which no rule takes for petrol. */
export function driveOf({ driveKind, chassis, model, trim }: LotWords): FoundDrive | undefined {
  if (driveKind) return { driveKind, source: 'feed' };
  const [emission = '', type = ''] = chassis.includes('-') ? chassis.split('-', 2) : ['', chassis];
  return (
    findMark('emission', emissionMarks, emission) ??
    findMark('name', nameMarks, `${model} ${trim}`) ??
    findMark('chassis', chassisMarks, type)
  );
}

function findMark(source: FactSource, marks: readonly DriveMark[], text: string): FoundDrive | undefined {
  const mark = marks.find(({ pattern }) => pattern.test(text));
  return mark && { driveKind: mark.driveKind, source };
}

export interface DriveMark {
  pattern: RegExp;
  driveKind: DriveKind;
}

/** R96: a truck sold among cars is told by its model. */
export function exportCategoryOf({ kind, model }: Pick<LotWords, 'kind' | 'model'>): ExportCategory {
  if (kind === 'bike' || kind === 'machine') return kind;
  return truckModels.test(model) ? 'truck' : 'car';
}
