import type { ChoiceName, FilterName, RangeName } from '@seri/domain/catalogue/filter-names.data';
import { filterQuery, type Filters, parseAuction, type Range } from '@seri/domain/catalogue/filters';
import type { JapanDay } from '@seri/domain/time/japan-time';
import type { Facets } from './filter-facets.ts';

/** A change of the filters as they stand when it is made. */
export type Change = (filters: Filters) => Filters;

/** The same filters have the same key, in whatever order they were set. */
export function filterKey(filters: Filters): string {
  const query = new URLSearchParams(filterQuery(filters));
  query.sort();
  return query.toString();
}

export function without(filters: Filters, ...names: readonly FilterName[]): Filters {
  const left = Object.entries(filters).filter(([name]) => !(names as readonly string[]).includes(name));
  return Object.fromEntries(left);
}

/** Sets a filter, or takes it away where nothing is left of it. */
export function withFilter<Name extends FilterName>(
  filters: Filters,
  name: Name,
  value: Filters[Name] | undefined,
): Filters {
  const isNothing = value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  return isNothing ? without(filters, name) : { ...filters, [name]: value };
}

export function toggled(values: readonly string[] = [], value: string): string[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
}

export function toggleChoice(name: ChoiceName, value: string): Change {
  return (filters) => withFilter(filters, name, toggled(filters[name], value));
}

/** 0 is nothing, and reversed ends are put in order. */
export function withRange(name: RangeName, { from, to }: Range): Change {
  const [low, high] = from && to && from > to ? [to, from] : [from, to];
  const range = { ...(low && { from: low }), ...(high && { to: high }) };
  return (filters) => withFilter(filters, name, low || high ? range : undefined);
}

/** What belongs to no chosen maker goes; chassis codes say no maker, so they go with whatever is taken away. */
export function toggleMaker(maker: string, facets: Facets | undefined): Change {
  return (filters) => {
    const makers = toggled(filters.makerId, maker);
    const known = (facets?.model ?? []).filter((model) => makers.includes(String(model.makerId)));
    const models = filters.modelId?.filter((id) => known.some((model) => String(model.value) === id));
    const changed = withFilter(withFilter(filters, 'makerId', makers), 'modelId', models);
    const isWider = makers.includes(maker) && models?.length === filters.modelId?.length;
    return isWider ? changed : without(changed, 'chassisId');
  };
}

export function toggleModel(model: string): Change {
  return (filters) => {
    const changed = toggleChoice('modelId', model)(filters);
    return changed.modelId?.includes(model) ? changed : without(changed, 'chassisId');
  };
}

/** A model brings its maker. */
export function addModel(makerId: string, modelId: string): Change {
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

/** Dates that are chosen take the auctions of those dates out of the selection. */
export function withDates(change: Change): Change {
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
