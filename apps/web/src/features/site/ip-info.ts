import type { AnswerOf } from '@seri/contract/call';
import type { siteCalls } from '@seri/contract/screens/site.calls';
import { useQuery } from '@tanstack/react-query';
import { storage } from '../../lib/browser/browser-storage.ts';
import { useStore } from '../../lib/browser/store.ts';
import { ipInfoQuery } from './ip-info.query.ts';

export type VisitorIpInfo = AnswerOf<typeof siteCalls.ipInfo>;

/** The visitor's IP address and location; undefined unless cookies were accepted. */
export function useIpInfo(): VisitorIpInfo | undefined {
  const isAllowed = useStore(storage.consent) === 'accepted';
  const { data } = useQuery({ ...ipInfoQuery, enabled: false });
  return isAllowed ? data : undefined;
}
