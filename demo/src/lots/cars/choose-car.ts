import { type Random, type Weighted, weighted } from '@seri/drawings/random';
import type { MadeIn } from '../model-years.ts';
import type { CarModel, Series } from './car-model.ts';
import { carModels } from './car-models.ts';
import { type EquipmentItem, equipmentItems } from './equipment.data.ts';
import { type CarGrade, carGrades } from './grades.data.ts';

export interface CarYear extends MadeIn<CarModel> {
  series: Series;
  /** What a car of that year may have. */
  equipment: readonly EquipmentItem[];
}

interface Entry {
  car: CarYear;
  weight: number;
}

type GradeTables = ReadonlyMap<CarGrade, Weighted<Entry>>;

/** How often a car of each age comes up for auction; older ones as often as the last. */
const ageWeights = [2, 2, 4, 8, 7, 8, 7, 8, 7, 7, 6, 5, 5, 4, 4, 3, 2, 1] as const;
/** Thousands of entries: summed up once for a year, not for every lot. */
const tablesOfYear = new Map<number, GradeTables>();

/** A car that can have this grade: a new one is not worn, a grade 6 is not old. */
export function chooseCar(random: Random, grade: CarGrade, thisYear: number): CarYear {
  const tables = tablesOfYear.get(thisYear) ?? gradeTables(thisYear);
  tablesOfYear.set(thisYear, tables);
  return random.draw(tables.get(grade) ?? weighted([], () => 0)).car;
}

/** Among the years that fit a grade a model weighs no more and no less than it does without. */
function gradeTables(thisYear: number): GradeTables {
  const stock = carModels.map((model) => ({ model, cars: carYears(model, thisYear) }));
  return new Map(
    carGrades.map((grade) => {
      const entries = stock.flatMap(({ model, cars }): readonly Entry[] => {
        const fitting = cars.filter(({ age }) => grade.minAge <= age && age <= grade.maxAge);
        const total = fitting.reduce((sum, { age }) => sum + ageWeight(age), 0);
        return fitting.map((car) => ({ car, weight: (model.weight * ageWeight(car.age)) / total }));
      });
      return [grade, weighted(entries, ({ weight }) => weight)];
    }),
  );
}

function carYears(model: CarModel, thisYear: number): readonly CarYear[] {
  return model.series.flatMap((series) => {
    const last = Math.min(series.to ?? thisYear, thisYear);
    return Array.from({ length: Math.max(0, last - series.from + 1) }, (_, index) => {
      const year = series.from + index;
      return { model, series, year, age: thisYear - year, equipment: equipmentOf(model, series, year) };
    });
  });
}

function equipmentOf({ maker, model, body }: CarModel, { price }: Series, year: number): readonly EquipmentItem[] {
  return equipmentItems.filter(
    (item) =>
      (item.from ?? 0) <= year &&
      (item.price ?? 0) <= price &&
      (item.makers?.includes(maker) ?? true) &&
      (item.bodies?.includes(body) ?? true) &&
      (item.models?.includes(model) ?? true),
  );
}

function ageWeight(age: number): number {
  return ageWeights[age] ?? 1;
}
