import { failedSignInDays, type FailedSignInReason, failedSignInReasons } from '@seri/domain/people/failed-sign-ins';
import { listAddress, oneOf, type Paging, parsePaging, type RawSearch } from '../../../lib/lists/list-address.ts';

export type FailureDays = (typeof failedSignInDays)[number];

export interface FailureFilters {
  reason: FailedSignInReason | undefined;
  /** How far to look back; undefined is as long as they are kept. */
  days: FailureDays | undefined;
}

/** The state of the list that is kept in the address. */
export interface FailuresSearch extends Paging {
  filters: FailureFilters;
}

export function parseFailuresSearch(raw: RawSearch): FailuresSearch {
  return {
    filters: {
      reason: oneOf<FailedSignInReason>(failedSignInReasons, raw['reason']),
      days: oneOf<FailureDays>(failedSignInDays, raw['days']),
    },
    ...parsePaging(raw),
  };
}

export function failuresHref(path: string, { filters: { reason, days }, ...paging }: FailuresSearch): string {
  return listAddress(path, { filters: { reason, days: days && String(days) }, ...paging });
}
