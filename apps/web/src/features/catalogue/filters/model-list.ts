/** A model that a visitor filtered by, with what its button needs. */
export interface LastModel {
  id: string;
  makerId: string;
  label: string;
}

export const lastModelsAtMost = 5;

/** Newest first; a model that is chosen again moves to the front. */
export function addModels(models: readonly LastModel[], more: readonly LastModel[]): LastModel[] {
  const before = models.filter(({ id }) => more.every((model) => model.id !== id));
  return [...more, ...before].slice(0, lastModelsAtMost);
}

export type LastModels = Partial<Record<string, LastModel[]>>;

/** Keyed by the shape of lots. Whatever was stored by hand or by another release is dropped. */
export function parseLastModels(stored: string | null): LastModels {
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}');
    const entries = Object.entries(typeof parsed === 'object' && parsed !== null ? parsed : {});
    return Object.fromEntries(
      entries.map(([shape, models]) => [shape, Array.isArray(models) ? models.filter(isLastModel) : []]),
    );
  } catch {
    return {};
  }
}

function isLastModel(value: unknown): value is LastModel {
  if (typeof value !== 'object' || value === null) return false;
  const { id, makerId, label } = value as Partial<Record<keyof LastModel, unknown>>;
  return isId(id) && isId(makerId) && typeof label === 'string' && label !== '';
}

const isId = (value: unknown): boolean => typeof value === 'string' && /^\d{1,15}$/.test(value);
