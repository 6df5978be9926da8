import { japanDay } from '@seri/domain/japan-time';
import { pageSizes } from '@seri/domain/listing';
import { useMemo } from 'react';
import type { RawSearch } from '../../../lib/list-address.ts';
import { storedPageSize } from '../../../lib/page-size.ts';
import { useProfile } from '../../identity/model/session.ts';
import type { BidsCall } from '../model/bids.ts';
import { bidsPlace } from '../model/bids-place.ts';
import { type BidsSearch, parseBidsSearch } from '../model/bids-search.ts';

/** What the address asks for, as its reader may; staff alone say how long a page is, there or in this browser. */
export function useBidsSearch(call: BidsCall, raw: RawSearch, now: Date) {
  const profile = useProfile();
  const today = japanDay(now);
  const place = useMemo(() => bidsPlace(call, profile, today), [call, profile, today]);
  const said = useMemo(() => parseBidsSearch(place, raw), [place, raw]);
  const isStaff = place.reader === 'staff';
  const pageSize = isStaff ? (said.pageSize ?? storedPageSize()) : pageSizes[0];
  const search = useMemo<BidsSearch>(() => (isStaff ? { ...said, pageSize } : said), [isStaff, said, pageSize]);
  return { place, search, pageSize, saidPageSize: said.pageSize };
}
