import '../ui/styles/fonts.css';
import '../ui/styles/tokens.css';
import '../ui/styles/base.css';
import '../ui/styles/first-picture.css';
import '../ui/styles/print.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { companyQuery } from '../features/company/content/company.query.ts';
import { portalQuery } from '../features/company/content/portal.query.ts';
import { loadSession } from '../features/identity/session/session.ts';
import { showLanguage, visitorLanguage } from '../lib/language/language.ts';
import { queryClient } from '../lib/calls/query-client.ts';
import { followSystemTheme } from '../lib/browser/theme.ts';
import { preloadAddress } from './preload.ts';
import { Providers } from './providers.tsx';
import { createAppRouter } from './router.tsx';
import { keepScroll } from './scroll.ts';

// Asked for side by side with the code of the page; the guards wait for the session, the sign-in page for what it shows of the company.
const spoken = showLanguage(visitorLanguage(), false).catch(() => showLanguage('en', false));
loadSession().catch(() => {});
const router = createAppRouter();
preloadAddress(router, window.location.pathname);
keepScroll(router);
void queryClient.prefetchQuery(portalQuery);
void queryClient.prefetchQuery(companyQuery);
followSystemTheme();

const root = document.querySelector('#root');

function render(): void {
  if (!root) return;
  createRoot(root).render(
    <StrictMode>
      <Providers router={router} />
    </StrictMode>,
  );
}

/** Without a single text nothing of the app makes sense; what to say then stands in the page itself. */
function sayNotLoaded(): void {
  const note = document.querySelector<HTMLTemplateElement>('#not-loaded');
  if (note) root?.replaceChildren(note.content.cloneNode(true));
}

await spoken.then(render, sayNotLoaded);
