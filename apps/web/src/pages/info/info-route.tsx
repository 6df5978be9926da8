import { useLocation } from '@tanstack/react-router';
import type { InfoPageName } from '../../features/company/model/company.ts';
import { InfoPage } from '../../features/company/components/info-page.tsx';
import { useText } from '../../lib/text.ts';
import { useTitle } from '../../lib/use-title.ts';

const names: Readonly<Record<string, InfoPageName>> = {
  '/about': 'about',
  '/how-to-buy': 'howToBuy',
  '/make-an-order': 'makeAnOrder',
};

export function InfoRoute() {
  const text = useText();
  const { pathname, hash } = useLocation();
  const name = names[pathname] ?? 'about';
  const title = text(`shell.page.${name}`);
  useTitle(title);
  return <InfoPage key={name} name={name} title={title} hash={hash} />;
}
