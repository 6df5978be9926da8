import { useLocation, useMatch } from '@tanstack/react-router';
import type { InfoPageName } from '../../features/company/content/company.ts';
import { InfoPage } from '../../features/company/content/info-page.tsx';
import { LicencesPage } from '../../features/site/licences/licences-page.tsx';
import { useText } from '../../lib/language/text.ts';
import { useTitle } from '../../lib/browser/use-title.ts';

const names: Readonly<Record<string, InfoPageName | 'licences'>> = {
  '/about': 'about',
  '/about/licences': 'licences',
  '/how-to-buy': 'howToBuy',
  '/make-an-order': 'makeAnOrder',
};

export function InfoRoute() {
  const text = useText();
  // That of this page: the location is that of the next page already while its code loads.
  const pathname = useMatch({ strict: false, select: (match) => match.pathname });
  const hash = useLocation({ select: (location) => location.hash });
  const name = names[pathname] ?? 'about';
  const title = text(`shell.page.${name}`);
  useTitle(title);
  if (name === 'licences') return <LicencesPage title={title} />;
  return <InfoPage key={name} name={name} title={title} hash={hash} />;
}
