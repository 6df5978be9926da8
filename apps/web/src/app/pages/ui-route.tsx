import { useDemo } from '../../features/company/model/portal.ts';
import { useText } from '../../lib/text.ts';
import { useTitle } from '../../lib/use-title.ts';
import { UiPage } from '../../ui/gallery/ui-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** The design system shows itself in demo mode only. */
export function UiRoute() {
  const text = useText();
  const demo = useDemo();
  useTitle(text('shell.page.ui'));
  if (demo === undefined) return null;
  return demo ? <UiPage /> : <NotFoundPage />;
}
