import { Suspense } from 'react';
import { useDemo } from '../../features/company/api/portal.query.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useText } from '../../lib/text.ts';
import { useTitle } from '../../lib/use-title.ts';
import { NotFound } from './not-found-page.tsx';

const UiPage = lazyPart(() => import('../../ui/gallery/ui-page.tsx'), 'UiPage');

/** The design system shows itself in demo mode only. */
export function UiRoute() {
  const text = useText();
  const demo = useDemo();
  useTitle(text('shell.page.ui'));
  if (demo === undefined) return null;
  return demo ? (
    <Suspense>
      <UiPage />
    </Suspense>
  ) : (
    <NotFound />
  );
}
