import { vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { deskPage } from '../features/bids/desk/changes/desk.ts';
import { chooseDensity, chooseView } from '../features/catalogue/list/views.ts';
import { session } from '../features/identity/session/session.ts';
import { sessionStatus } from '../features/identity/session/session-state.ts';
import { chooseSound } from '../features/notifications/sound-choice.ts';
import { storage } from '../lib/browser/browser-storage.ts';
import { storedEntries } from '../lib/browser/storage.ts';
import { chooseTheme } from '../lib/browser/theme.ts';
import { hasSession, sessionExpired } from '../lib/calls/api.ts';
import { proofQuestion } from '../lib/calls/proof.ts';
import { queryClient } from '../lib/calls/query-client.ts';
import { clockOffset } from '../lib/live/clock.ts';
import { dismissToast, readToasts } from '../ui/passing/toast.ts';

const home = location.href;
const queryDefaults = queryClient.getDefaultOptions();

/** All tests share one page and its modules. This makes it a page that was just opened in a new browser. */
export async function newPage(): Promise<void> {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await cleanup();
  queryClient.clear();
  queryClient.setDefaultOptions(queryDefaults);
  chooseTheme('light');
  chooseView('table');
  chooseDensity('normal');
  chooseSound(true);
  // The storage holds its entries in memory too.
  for (const entry of storedEntries) storage.write(entry, null);
  localStorage.clear();
  sessionStorage.clear();
  for (const { id } of readToasts()) dismissToast(id);
  session.set({ status: sessionStatus.unknown, profile: null });
  hasSession.set(false);
  sessionExpired.set(false);
  proofQuestion.get()?.(false);
  // A report stays open until somebody closes it.
  deskPage.dialog.set(undefined);
  clockOffset.set(null);
  history.replaceState(null, '', home);
  window.scrollTo(0, 0);
  await page.viewport(1440, 900);
}
