import type { AnswerOf } from '@seri/contract/call';
import type { siteCalls } from '@seri/contract/screens/site.calls';
import { useQuery } from '@tanstack/react-query';
import { storage } from '../../../lib/browser-storage.ts';
import { useStore } from '../../../lib/store.ts';
import { ipInfoQuery } from '../api/ip-info.query.ts';

export type IpInfo = AnswerOf<typeof siteCalls.ipInfo>;

/** The visitor's address and place; nothing before cookies were accepted, nor after they were denied. */
export function useIpInfo(): IpInfo | undefined {
  const isAllowed = useStore(storage.consent) === 'accepted';
  const { data } = useQuery({ ...ipInfoQuery, enabled: false });
  return isAllowed ? data : undefined;
}
