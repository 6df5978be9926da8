import { Suspense } from 'react';
import { useCompany } from '../../features/company/content/company.ts';
import { TermsLinks } from '../../features/company/content/terms-links.tsx';
import { SignUpPage } from '../../features/identity/sign-up/sign-up-page.tsx';
import { lazyPart } from '../../lib/code/lazy-part.ts';
import { withTexts } from '../../lib/language/language.ts';

const StartAhead = lazyPart(
  withTexts(['start'], () => import('../../features/start/start-ahead.tsx')),
  'StartAhead',
);

export function SignUpRoute() {
  const minimum = useCompany()?.firstRemittanceMinimum;
  const ahead = (
    <Suspense>
      <StartAhead minimum={minimum} />
    </Suspense>
  );
  return <SignUpPage terms={<TermsLinks />} ahead={ahead} />;
}
