import { type Weighted, weighted } from '@seri/drawings/random';

interface ProductionYears {
  from: number;
  /** Null while still in production. */
  to: number | null;
  weight: number;
}

export interface ModelYear<Model> {
  model: Model;
  year: number;
  age: number;
}

/** Models by weight, and all years of a model alike. The table is built once a year and not for every lot. */
export function modelYears<Model extends ProductionYears>(
  models: readonly Model[],
): (thisYear: number) => Weighted<ModelYear<Model>> {
  const tables = new Map<number, Weighted<ModelYear<Model>>>();
  return (thisYear) => {
    const table = tables.get(thisYear) ?? tableOf(models, thisYear);
    tables.set(thisYear, table);
    return table;
  };
}

function tableOf<Model extends ProductionYears>(
  models: readonly Model[],
  thisYear: number,
): Weighted<ModelYear<Model>> {
  const years = models.flatMap((model) => {
    const count = Math.max(0, Math.min(model.to ?? thisYear, thisYear) - model.from + 1);
    return Array.from({ length: count }, (_, index) => {
      const year = model.from + index;
      return { model, year, age: thisYear - year, share: model.weight / count };
    });
  });
  return weighted(years, ({ share }) => share);
}
