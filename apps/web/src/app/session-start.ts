import { speaksRussian } from '@seri/domain/people/russian-speakers';
import { useEffect } from 'react';
import { storage } from '../lib/browser/browser-storage.ts';
import { wantedLanguage } from '@seri/domain/common/languages';
import { showLanguage, storedLanguage } from '../lib/language/language.ts';
import { queryClient } from '../lib/calls/query-client.ts';
import { useStore } from '../lib/browser/store.ts';
import { session, useProfile } from '../features/identity/session/session.ts';
import { ipInfoQuery } from '../features/site/ip-info.query.ts';
import { countriesQuery, currenciesQuery, gearboxesQuery, statusesQuery } from '../features/site/lists.query.ts';
import { menuCountersQuery } from '../features/site/menu-counters.query.ts';

/** In ms. None of these requests is needed for the first paint. */
const afterPaint = 300;

function useAfterPaint(isDue: boolean, action: () => void): void {
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = window.setTimeout(action, afterPaint);
    return () => window.clearTimeout(timer);
  }, [isDue, action]);
}

function prefetchLists(): void {
  void queryClient.prefetchQuery(countriesQuery);
  void queryClient.prefetchQuery(currenciesQuery);
}

function prefetchAccountLists(): void {
  void queryClient.prefetchQuery(menuCountersQuery);
  void queryClient.prefetchQuery(gearboxesQuery);
  void queryClient.prefetchQuery(statusesQuery);
}

/** R71: the country decides only where neither the visitor nor the browser says; a later choice wins. */
async function applyLanguageOfCountry(): Promise<void> {
  const { country } = await queryClient.ensureQueryData(ipInfoQuery);
  const isUndecided =
    storedLanguage() === undefined &&
    wantedLanguage(navigator.languages) === undefined &&
    session.get().profile === null;
  if (country && isUndecided && speaksRussian(country.code)) await showLanguage('ru', true);
}

function detectLanguage(): void {
  applyLanguageOfCountry().catch(() => {});
}

/** Fetches lists for everybody, more lists for an account, and the location only with consent. */
export function useSessionStart(): void {
  useAfterPaint(true, prefetchLists);
  useAfterPaint(useProfile() !== null, prefetchAccountLists);
  useAfterPaint(useStore(storage.consent) === 'accepted', detectLanguage);
}
