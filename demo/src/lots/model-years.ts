import { type Weighted, weighted } from '@seri/drawings/random';

interface Made {
  from: number;
  /** Null while it is still made. */
  to: number | null;
  weight: number;
}

/** A model as it was made in one year. */
export interface MadeIn<Model> {
  model: Model;
  year: number;
  age: number;
}

/** Any model by its weight, any of its years alike: summed up once for a year, not for every lot. */
export function modelYears<Model extends Made>(
  models: readonly Model[],
): (thisYear: number) => Weighted<MadeIn<Model>> {
  const tables = new Map<number, Weighted<MadeIn<Model>>>();
  return (thisYear) => {
    const table = tables.get(thisYear) ?? tableOf(models, thisYear);
    tables.set(thisYear, table);
    return table;
  };
}

function tableOf<Model extends Made>(models: readonly Model[], thisYear: number): Weighted<MadeIn<Model>> {
  const years = models.flatMap((model) => {
    const count = Math.max(0, Math.min(model.to ?? thisYear, thisYear) - model.from + 1);
    return Array.from({ length: count }, (_, index) => {
      const year = model.from + index;
      return { model, year, age: thisYear - year, share: model.weight / count };
    });
  });
  return weighted(years, ({ share }) => share);
}
