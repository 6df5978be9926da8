import { japanDay } from '@seri/domain/time/japan-time';
import { useMemo } from 'react';
import type { RawSearch } from '../../../lib/list-address.ts';
import { storedPageSize } from '../../../lib/page-size.ts';
import { useProfile } from '../../identity/model/session.ts';
import type { BidsCall } from '../model/bids.ts';
import { bidListConfig } from '../model/bids-place.ts';
import { bidsSearchOfUrl } from '../model/bids-search.ts';

export function useBidsSearch(call: BidsCall, raw: RawSearch, now: Date) {
  const profile = useProfile();
  const today = japanDay(now);
  const storedSize = storedPageSize();
  const config = useMemo(() => bidListConfig(call, profile, today), [call, profile, today]);
  const searchOfUrl = useMemo(() => bidsSearchOfUrl(config, raw, storedSize), [config, raw, storedSize]);
  return { config, ...searchOfUrl };
}
