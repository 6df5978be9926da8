import { companyCalls } from '@seri/contract/people/company.calls';
import type { EventName, Events } from '@seri/contract/events';
import { dashboardCalls } from '@seri/contract/screens/dashboard.calls';
import { identityCalls } from '@seri/contract/people/identity.calls';
import { favouritesCalls } from '@seri/contract/stock/favourites.calls';
import { profileCalls } from '@seri/contract/screens/profile.calls';
import { notificationsCalls } from '@seri/contract/talk/notifications.calls';
import { startCalls } from '@seri/contract/screens/start.calls';
import { receiptsCalls } from '@seri/contract/trade/receipts.calls';
import { purchasesCalls } from '@seri/contract/trade/purchases.calls';
import { siteCalls } from '@seri/contract/screens/site.calls';
import type { Language } from '@seri/domain/common/languages';
import { japanDay } from '@seri/domain/time/japan-time';
import { type PageType, pageTypes } from '@seri/domain/catalogue/page-types';
import { expect, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { companyQuery } from '../features/company/content/company.query.ts';
import { portalQuery } from '../features/company/content/portal.query.ts';
import { companyContent } from '../features/company/content/content.testkit.ts';
import { type AccountOptions, profileOf } from '../features/identity/session/accounts.testkit.ts';
import { loadSession } from '../features/identity/session/session.ts';
import type { OwnProfile } from '../features/identity/session/session-state.ts';
import { storage } from '../lib/browser/browser-storage.ts';
import { type FakeServer, startFakeServer } from '../lib/calls/fake-server.testkit.ts';
import { showLanguage } from '../lib/language/language.ts';
import { purchasesAnswer } from '../features/purchases/list/purchases.testkit.ts';
import { live } from '../lib/live/page-live.ts';
import { queryClient } from '../lib/calls/query-client.ts';
import { soon } from '../lib/browser/soon.testkit.ts';
import { newPage } from './new-page.testkit.ts';
import { Providers } from './providers.tsx';
import { createAppRouter } from './router.tsx';

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

const counters = Object.fromEntries(pageTypes.map((type) => [type, 0])) as Record<PageType, number>;

interface OpenOptions {
  viewport?: { width: number; height: number };
  /** A visitor's language; an account has its own. */
  language?: Language;
  consent?: 'accepted' | 'denied' | null;
}

/**
 * The whole app in the test's frame, in front of a server of the test's own. The frame stands for a browser that was
 * just opened: nothing is kept in it and nobody is signed in.
 */
export async function newBrowser(): Promise<FakeServer> {
  await newPage();
  const server = startFakeServer();
  server.answer(companyCalls.portal, () => ({ now: new Date().toISOString(), version: 'test', demo: null }));
  server.answer(companyCalls.content, { version: 1, content: companyContent });
  for (const list of [siteCalls.countries, siteCalls.currencies, siteCalls.gearboxes, siteCalls.statuses])
    server.answer(list, []);
  server.answer(siteCalls.menuCounters, { bid: 0, bidOpening: 0, translations: 0, tasks: 0, search: counters });
  server.answer(favouritesCalls.names, { groups: [] });
  server.answer(notificationsCalls.list, {
    notices: [],
    unread: 0,
    unreadByTopic: { bid: 0, chat: 0, purchase: 0, lot: 0 },
    hasMore: false,
  });
  server.answer(startCalls.view, { card: null });
  server.answer(purchasesCalls.list, purchasesAnswer([]));
  server.answer(receiptsCalls.announcements, { list: [] });
  server.answer(dashboardCalls.rail, { day: japanDay(new Date()), houses: [], bids: [] });
  server.answer(siteCalls.ipInfo, { ip: '203.0.113.24', isLocal: false, country: null, city: null });
  server.refuse(profileCalls.view, 'NOT_SIGNED_IN');
  server.refuse(identityCalls.refresh, 'NOT_SIGNED_IN');
  return server;
}

/** From now on the server knows this browser as that account. */
export function signIn(server: FakeServer, account: AccountOptions = {}): OwnProfile {
  const profile = profileOf(account);
  server.answer(profileCalls.view, profile);
  return profile;
}

/** Loads the page of an address, as a browser does. */
export async function openApp(address: string, options: OpenOptions = {}): Promise<void> {
  const { viewport = desktop, language = 'en', consent = 'accepted' } = options;
  await cleanup();
  queryClient.clear();
  await page.viewport(viewport.width, viewport.height);
  if (consent) storage.decide(consent);
  else storage.consent.set(null);
  history.replaceState(null, '', address);
  await showLanguage(language, false);
  void queryClient.prefetchQuery(portalQuery);
  void queryClient.prefetchQuery(companyQuery);
  await loadSession().catch(() => {});
  await render(<Providers router={createAppRouter()} />);
}

/** The address of the app, with its query. */
export const address = (): string => `${location.pathname}${location.search}`;
export const expectAddress = (wanted: string): Promise<void> => soon(() => expect(address()).toBe(wanted));

/** The live connection of the page, held by the test. */
export function holdLive() {
  const handlers = new Map<EventName, Set<(data: never) => void>>();
  vi.spyOn(live, 'on').mockImplementation((name, handler) => {
    const set = handlers.get(name) ?? new Set();
    handlers.set(name, set.add(handler));
    return () => set.delete(handler);
  });
  const start = vi.spyOn(live, 'start').mockResolvedValue();
  return {
    /** The features listen once the connection has started. */
    started: () => soon(() => expect(start).toHaveBeenCalled()),
    tell<Name extends EventName>(name: Name, data: Events[Name]): void {
      for (const handler of handlers.get(name) ?? []) handler(data as never);
    },
  };
}
