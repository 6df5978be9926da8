import { type Random, type Weighted, weighted } from '@seri/drawings/random';
import type { ModelYear } from '../model-years.ts';
import type { CarModel, Series } from './car-model.ts';
import { carModels } from './car-models.ts';
import { type EquipmentItem, equipmentItems } from './equipment.data.ts';
import { type CarGrade, carGrades } from './grades.data.ts';

export interface CarYear extends ModelYear<CarModel> {
  series: Series;
  /** Equipment that a car of that year may have. */
  equipment: readonly EquipmentItem[];
}

interface WeightedCar {
  car: CarYear;
  weight: number;
}

type GradeTables = ReadonlyMap<CarGrade, Weighted<WeightedCar>>;

/** Frequency by age at auction; the last value holds for older cars. */
const ageWeights = [2, 2, 4, 8, 7, 8, 7, 8, 7, 7, 6, 5, 5, 4, 4, 3, 2, 1] as const;
/** Thousands of entries, so they are summed up once a year and not for every lot. */
const tablesOfYear = new Map<number, GradeTables>();

/** A car that can have this grade: a new one is not worn, and a grade 6 is not old. */
export function chooseCar(random: Random, grade: CarGrade, thisYear: number): CarYear {
  const tables = tablesOfYear.get(thisYear) ?? gradeTables(thisYear);
  tablesOfYear.set(thisYear, tables);
  return random.draw(tables.get(grade) ?? weighted([], () => 0)).car;
}

/** Restricting the years to a grade keeps a model's total weight. */
function gradeTables(thisYear: number): GradeTables {
  const stock = carModels.map((model) => ({ model, cars: carYears(model, thisYear) }));
  return new Map(
    carGrades.map((grade) => {
      const entries = stock.flatMap(({ model, cars }): readonly WeightedCar[] => {
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
