import type { Random } from '../random.ts';
import type { DemoModel, Series, Variant } from './demo-model.ts';
import type { DemoGrade } from './grades.data.ts';
import { demoModels } from './models.ts';

export interface ChosenCar {
  model: DemoModel;
  series: Series;
  variant: Variant;
  year: number;
  age: number;
}

/** How often a car of each age comes up for auction; older ones as often as the last. */
const ageWeights = [2, 2, 4, 8, 7, 8, 7, 8, 7, 7, 6, 5, 5, 4, 4, 3, 2, 1] as const;

interface Candidate {
  series: Series;
  year: number;
  weight: number;
}

/** A car that can have this grade: a new one is not worn, a grade 6 is not old. */
export function chooseCar(random: Random, grade: DemoGrade, thisYear: number): ChosenCar {
  const stock = demoModels
    .map((model) => ({ model, candidates: candidatesOf(model, grade, thisYear) }))
    .filter(({ candidates }) => candidates.length > 0);
  const { model, candidates } = random.pickWeighted(stock, (entry) => entry.model.weight);
  const { series, year } = random.pickWeighted(candidates, (candidate) => candidate.weight);
  return { model, series, variant: random.pick(series.variants), year, age: thisYear - year };
}

function candidatesOf(model: DemoModel, grade: DemoGrade, thisYear: number): readonly Candidate[] {
  return model.series.flatMap((series) => {
    const first = Math.max(series.from, thisYear - grade.maxAge);
    const last = Math.min(series.to ?? thisYear, thisYear - grade.minAge);
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
      const year = first + index;
      return { series, year, weight: ageWeights[thisYear - year] ?? 1 };
    });
  });
}
