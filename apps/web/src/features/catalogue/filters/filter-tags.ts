import { type ChoiceName, type FilterName, filtersOf, type RangeName } from '@seri/domain/catalogue/filter-names.data';
import { type Filters, isChoice, isRange, parseAuction, type Range } from '@seri/domain/catalogue/filters';
import type { JapanDay } from '@seri/domain/time/japan-time';
import type { Language } from '@seri/domain/common/languages';
import { formatLotNumbers } from '@seri/domain/lots/lot-numbers';
import type { PageType } from '@seri/domain/catalogue/page-types';
import type { Text } from '../../../lib/language/text.ts';
import { withFilter, without } from './filter-change.ts';
import { auctionDayText } from '../schedule/filter-days.ts';
import type { LabelOf } from './filter-labels.ts';
import { filterName } from './filter-name.ts';
import { shownNumber } from '../filter-fields/filter-range.ts';

export interface FilterTag {
  key: string;
  name: FilterName;
  label: string;
  without: Filters;
}

export interface TagSetting {
  pageType: PageType;
  text: Text;
  language: Language;
  labelOf: LabelOf;
}

/** The values of these mean nothing without the name of the filter. */
const namedChoices: ReadonlySet<FilterName> = new Set(['condition', 'steering']);
const maxValuesShown = 2;
const maxGradesShown = 5;

/** One tag per filter in the order of the panel; auctions get one tag per day. */
export function tagsOf(filters: Filters, setting: TagSetting): FilterTag[] {
  return filtersOf(setting.pageType)
    .toSorted((one, other) => orderOf(one) - orderOf(other))
    .flatMap((name): FilterTag[] => {
      if (filters[name] === undefined || name === 'show') return [];
      if (name === 'auctionDate') return dayTags(filters, setting);
      if (name === 'auction') return auctionTags(filters, setting);
      if (name === 'auctionDateTo' && filters.auctionDateFrom) return [];
      const names = name === 'auctionDateFrom' ? (['auctionDateFrom', 'auctionDateTo'] as const) : [name];
      return [{ key: name, name, label: labelOf(filters, name, setting), without: without(filters, ...names) }];
    });
}

const leadingFilters: readonly FilterName[] = [
  'auctionDate',
  'auction',
  'auctionDateFrom',
  'auctionDateTo',
  'lotNo',
  'makerId',
];

function orderOf(name: FilterName): number {
  const index = leadingFilters.indexOf(name);
  return index < 0 ? leadingFilters.length : index;
}

function labelOf(filters: Filters, name: FilterName, setting: TagSetting): string {
  const { text, pageType } = setting;
  if (isRange(name)) return rangeText(filters[name] ?? {}, name, setting);
  if (isChoice(name)) return choiceText(filters[name] ?? [], name, setting);
  if (name === 'lotNo')
    return text('filters.tag.lots', { value: formatLotNumbers(filters.lotNo ?? []).replaceAll(',', ', ') });
  if (name === 'equipement' || name === 'chassis') {
    return text('filters.tag.named', { name: filterName(text, pageType, name), value: filters[name] ?? '' });
  }
  return datesText(filters.auctionDateFrom, filters.auctionDateTo, setting);
}

function datesText(from: JapanDay | undefined, to: JapanDay | undefined, { text, language }: TagSetting): string {
  const shown = (day: JapanDay) => auctionDayText(day, language);
  if (!from) return to ? text('filters.tag.until', { day: shown(to) }) : '';
  if (!to) return text('filters.tag.since', { day: shown(from) });
  return from === to ? shown(from) : text('filters.tag.days', { from: shown(from), to: shown(to) });
}

function between(text: Text, from: string | undefined, to: string | undefined): string {
  if (from && to) return from === to ? from : text('filters.tag.between', { from, to });
  return from ? text('filters.tag.atLeast', { value: from }) : text('filters.tag.atMost', { value: to ?? '' });
}

function rangeText({ from, to }: Range, name: RangeName, { text, pageType }: TagSetting): string {
  const shown = (value: number | undefined) => value && shownNumber(name, value);
  const value = between(text, shown(from) || undefined, shown(to) || undefined);
  if (name === 'year') return value;
  return text(name === 'startPrice' && pageType === 'stock' ? 'filters.unit.price' : `filters.unit.${name}`, { value });
}

/** Lists the first values and counts the rest; shows only their number until all labels are known. */
function choiceText(
  values: readonly string[],
  name: ChoiceName,
  { text, pageType, labelOf: nameOf }: TagSetting,
): string {
  const caption = filterName(text, pageType, name);
  const labels = values.map((value) => nameOf(name, value));
  if (labels.includes(undefined)) return text('filters.tag.named', { name: caption, value: String(values.length) });
  const most = name === 'condition' ? maxGradesShown : maxValuesShown;
  const shown = labels.slice(0, most).join(', ');
  const more = labels.length - most;
  const value = more > 0 ? text('filters.tag.more', { values: shown, count: more }) : shown;
  return namedChoices.has(name) ? text('filters.tag.named', { name: caption, value }) : value;
}

function dayTags(filters: Filters, { language }: TagSetting): FilterTag[] {
  const days = filters.auctionDate ?? [];
  return (days as readonly JapanDay[]).toSorted().map((day) => ({
    key: day,
    name: 'auctionDate',
    label: auctionDayText(day, language),
    without: withFilter(
      filters,
      'auctionDate',
      days.filter((other) => other !== day),
    ),
  }));
}

function auctionTags(filters: Filters, setting: TagSetting): FilterTag[] {
  const auctions = filters.auction ?? [];
  const byDay = Map.groupBy(auctions, (value) => parseAuction(value)?.day);
  return [...byDay].map(([day, values]) => ({
    key: `auction ${day}`,
    name: 'auction',
    label: auctionsText(values, day, setting),
    without: withFilter(
      filters,
      'auction',
      auctions.filter((value) => !values.includes(value)),
    ),
  }));
}

function auctionsText(values: readonly string[], day: JapanDay | undefined, setting: TagSetting): string {
  if (!day) return choiceText(values, 'auction', setting);
  const { text, language, labelOf: nameOf } = setting;
  const [only = ''] = values;
  const name = values.length === 1 ? nameOf('auction', only) : undefined;
  const shown = auctionDayText(day, language);
  return name ? `${shown}, ${name}` : text('filters.tag.auctions', { day: shown, count: values.length });
}
