import { speaksRussian } from '@seri/domain/people/russian-speakers';
import { useEffect } from 'react';
import { storage } from '../../../lib/browser-storage.ts';
import { showLanguage, storedLanguage } from '../../../lib/language.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useStore } from '../../../lib/store.ts';
import { session, useProfile } from '../../identity/model/session.ts';
import { ipInfoQuery } from '../api/ip-info.query.ts';
import { countriesQuery, currenciesQuery, gearboxesQuery, statusesQuery } from '../api/lists.query.ts';
import { menuCountersQuery } from '../api/menu-counters.query.ts';

/** The page is on screen by then: nothing of this is needed for its first paint. */
const afterPaint = 300;

function useAfterPaint(isDue: boolean, begin: () => void): void {
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = window.setTimeout(begin, afterPaint);
    return () => window.clearTimeout(timer);
  }, [isDue, begin]);
}

function askForLists(): void {
  void queryClient.prefetchQuery(countriesQuery);
  void queryClient.prefetchQuery(currenciesQuery);
}

function askForAccountLists(): void {
  void queryClient.prefetchQuery(menuCountersQuery);
  void queryClient.prefetchQuery(gearboxesQuery);
  void queryClient.prefetchQuery(statusesQuery);
}

/** A visitor from Russia or Belarus who never chose reads Russian; what is chosen later stays. */
async function askWhereFrom(): Promise<void> {
  const { country } = await queryClient.ensureQueryData(ipInfoQuery);
  const isUndecided = storedLanguage() === undefined && session.get().profile === null;
  if (country && isUndecided && speaksRussian(country.code)) await showLanguage('ru', true);
}

function lookWhereFrom(): void {
  askWhereFrom().catch(() => {});
}

/** What a page load asks for beside its page: lists for everybody, more for an account, the place only with consent. */
export function useSessionStart(): void {
  useAfterPaint(true, askForLists);
  useAfterPaint(useProfile() !== null, askForAccountLists);
  useAfterPaint(useStore(storage.consent) === 'accepted', lookWhereFrom);
}
