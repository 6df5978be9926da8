import { japanDay } from '@seri/domain/time/japan-time';
import { useMemo } from 'react';
import type { RawSearch } from '../../../lib/list-address.ts';
import { storedPageSize } from '../../../lib/page-size.ts';
import { useProfile } from '../../identity/model/session.ts';
import type { BidsCall } from '../model/bids.ts';
import { bidsPlace } from '../model/bids-place.ts';
import { askedBids } from '../model/bids-search.ts';

/** What the address asks for, as its reader may. */
export function useBidsSearch(call: BidsCall, raw: RawSearch, now: Date) {
  const profile = useProfile();
  const today = japanDay(now);
  const storedSize = storedPageSize();
  const place = useMemo(() => bidsPlace(call, profile, today), [call, profile, today]);
  const asked = useMemo(() => askedBids(place, raw, storedSize), [place, raw, storedSize]);
  return { place, ...asked };
}
