import { japanDay } from '@seri/domain/time/japan-time';
import { useMemo } from 'react';
import type { RawSearch } from '../../../lib/lists/list-address.ts';
import { storedPageSize } from '../../../lib/lists/page-size.ts';
import { useProfile } from '../../identity/session/session.ts';
import type { BidsCall } from './bids.ts';
import { bidListConfig } from './bids-place.ts';
import { bidsSearchOfUrl } from './bids-search.ts';

export function useBidsSearch(call: BidsCall, raw: RawSearch, now: Date) {
  const profile = useProfile();
  const today = japanDay(now);
  const storedSize = storedPageSize();
  const config = useMemo(() => bidListConfig(call, profile, today), [call, profile, today]);
  const searchOfUrl = useMemo(() => bidsSearchOfUrl(config, raw, storedSize), [config, raw, storedSize]);
  return { config, ...searchOfUrl };
}
