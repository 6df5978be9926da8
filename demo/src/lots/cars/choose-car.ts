import { type Random, type Weighted, weighted } from '../../random.ts';
import type { CarModel, Series } from './car-model.ts';
import { carModels } from './car-models.ts';
import { type EquipmentItem, equipmentItems } from './equipment.data.ts';
import { type CarGrade, carGrades } from './grades.data.ts';

/** A model as it was made in one year. */
export interface ModelYear {
  model: CarModel;
  series: Series;
  year: number;
  age: number;
  equipment: readonly EquipmentItem[];
}

type GradeTables = ReadonlyMap<CarGrade, Weighted<ModelYear>>;

/** How often a car of each age comes up for auction; older ones as often as the last. */
const ageWeights = [2, 2, 4, 8, 7, 8, 7, 8, 7, 7, 6, 5, 5, 4, 4, 3, 2, 1] as const;
/** Thousands of entries: summed up once for a year, not for every lot. */
const tablesOfYear = new Map<number, GradeTables>();

/** A car that can have this grade: a new one is not worn, a grade 6 is not old. */
export function chooseCar(random: Random, grade: CarGrade, thisYear: number): ModelYear {
  const tables = tablesOfYear.get(thisYear) ?? gradeTables(thisYear);
  tablesOfYear.set(thisYear, tables);
  return random.draw(tables.get(grade) ?? weighted([], () => 0));
}

function gradeTables(thisYear: number): GradeTables {
  const years = carModels.map((model) => ({ model, years: modelYears(model, thisYear) }));
  return new Map(
    carGrades.map((grade) => {
      const entries = years.flatMap(({ model, years: all }) => {
        const fitting = all.filter(({ age }) => grade.minAge <= age && age <= grade.maxAge);
        const total = fitting.reduce((sum, { age }) => sum + ageWeight(age), 0);
        return fitting.map((item) => ({ item, weight: (model.weight * ageWeight(item.age)) / total }));
      });
      const weights = new Map(entries.map(({ item, weight }) => [item, weight]));
      return [grade, weighted([...weights.keys()], (item) => weights.get(item) ?? 0)];
    }),
  );
}

function modelYears(model: CarModel, thisYear: number): readonly ModelYear[] {
  return model.series.flatMap((series) => {
    const last = Math.min(series.to ?? thisYear, thisYear);
    return Array.from({ length: Math.max(0, last - series.from + 1) }, (_, index) => {
      const year = series.from + index;
      return { model, series, year, age: thisYear - year, equipment: equipmentOf(model, year) };
    });
  });
}

function equipmentOf({ maker, model, body }: CarModel, year: number): readonly EquipmentItem[] {
  return equipmentItems.filter(
    (item) =>
      (item.from ?? 0) <= year &&
      (item.makers?.includes(maker) ?? true) &&
      (item.bodies?.includes(body) ?? true) &&
      (item.models?.includes(model) ?? true),
  );
}

function ageWeight(age: number): number {
  return ageWeights[age] ?? 1;
}
