import { LicencesPage } from '../../features/site/licences/licences-page.tsx';
import { useText } from '../../lib/language/text.ts';
import { useTitle } from '../../lib/browser/use-title.ts';

export function LicencesRoute() {
  const title = useText()('shell.page.licences');
  useTitle(title);
  return <LicencesPage title={title} />;
}
