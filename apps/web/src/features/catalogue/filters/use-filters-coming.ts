import { useQuery } from '@tanstack/react-query';
import { facetsQuery } from './facets.query.ts';
import { categoriesQuery, scheduleQuery, weekDaysQuery } from '../schedule/schedule.query.ts';
import type { FilterProps } from './filter-props.ts';
import { sectionsOf } from './filter-sections.ts';

/** Loads everything the filter panel needs; true until each query has succeeded or failed, not while one is retried. */
export function useFiltersComing({ pageType, filters }: FilterProps): boolean {
  const sections = new Set(sectionsOf(pageType));
  const hasDays = sections.has('schedule');
  const facets = useQuery(facetsQuery(pageType, filters));
  const week = useQuery({ ...weekDaysQuery, enabled: hasDays });
  const schedule = useQuery({ ...scheduleQuery(pageType), enabled: hasDays });
  const categories = useQuery({ ...categoriesQuery(pageType), enabled: sections.has('categories') });
  return [facets, week, schedule, categories].some(({ isLoading, isFetched }) => isLoading && !isFetched);
}
