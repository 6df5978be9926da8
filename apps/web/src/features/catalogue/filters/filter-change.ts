import type { ChoiceName, FilterName, RangeName } from '@seri/domain/catalogue/filter-names.data';
import { filterQuery, type Filters, parseAuction, type Range } from '@seri/domain/catalogue/filters';
import type { JapanDay } from '@seri/domain/time/japan-time';
import type { FilterFacets } from './filter-facets.ts';

export type FilterChange = (filters: Filters) => Filters;

/** Equal filters have equal keys, in whatever order they were set. */
export function filterKey(filters: Filters): string {
  const query = new URLSearchParams(filterQuery(filters));
  query.sort();
  return query.toString();
}

export function without(filters: Filters, ...names: readonly FilterName[]): Filters {
  const rest = Object.entries(filters).filter(([name]) => !(names as readonly string[]).includes(name));
  return Object.fromEntries(rest);
}

/** Sets a filter; an empty value removes it. */
export function withFilter<Name extends FilterName>(
  filters: Filters,
  name: Name,
  value: Filters[Name] | undefined,
): Filters {
  const isEmpty = value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  return isEmpty ? without(filters, name) : { ...filters, [name]: value };
}

export function toggled(values: readonly string[] = [], value: string): string[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
}

/** R6: a state is looked for among all lots, because most states are those of ended ones. */
export function toggleChoice(name: ChoiceName, value: string): FilterChange {
  return (filters) => {
    const changed = withFilter(filters, name, toggled(filters[name], value));
    return name === 'status' && changed.status && changed.show ? { ...changed, show: 'all' } : changed;
  };
}

/** Drops zeros and orders the ends. */
export function withRange(name: RangeName, { from, to }: Range): FilterChange {
  const [low, high] = from && to && from > to ? [to, from] : [from, to];
  const range = { ...(low && { from: low }), ...(high && { to: high }) };
  return (filters) => withFilter(filters, name, low || high ? range : undefined);
}

/** Removes the models of a removed maker. Chassis codes do not name a maker, so any removal clears them all. */
export function toggleMaker(maker: string, facets: FilterFacets | undefined): FilterChange {
  return (filters) => {
    const makers = toggled(filters.makerId, maker);
    const known = (facets?.model ?? []).filter((model) => makers.includes(String(model.makerId)));
    const models = filters.modelId?.filter((id) => known.some((model) => String(model.value) === id));
    const changed = withFilter(withFilter(filters, 'makerId', makers), 'modelId', models);
    const isWider = makers.includes(maker) && models?.length === filters.modelId?.length;
    return isWider ? changed : without(changed, 'chassisId');
  };
}

export function toggleModel(model: string): FilterChange {
  return (filters) => {
    const changed = toggleChoice('modelId', model)(filters);
    return changed.modelId?.includes(model) ? changed : without(changed, 'chassisId');
  };
}

export function addModel(makerId: string, modelId: string): FilterChange {
  return (filters) => {
    const makers = filters.makerId ?? [];
    const models = filters.modelId ?? [];
    return {
      ...filters,
      makerId: makers.includes(makerId) ? makers : [...makers, makerId],
      modelId: models.includes(modelId) ? models : [...models, modelId],
    };
  };
}

/** Deselects the auctions of the chosen dates, since the dates already include them. */
export function withDates(change: FilterChange): FilterChange {
  return (filters) => {
    const changed = change(filters);
    const { auctionDate: days = [], auctionDateFrom: from, auctionDateTo: to } = changed;
    const isDated = (day: JapanDay) =>
      days.includes(day) || ((from ?? to) !== undefined && (!from || day >= from) && (!to || day <= to));
    const auctions = changed.auction?.filter((value) => {
      const day = parseAuction(value)?.day;
      return !day || !isDated(day);
    });
    return withFilter(changed, 'auction', auctions);
  };
}
