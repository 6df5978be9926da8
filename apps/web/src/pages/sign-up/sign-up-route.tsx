import { useCompany } from '../../features/company/content/company.ts';
import { TermsLinks } from '../../features/company/content/terms-links.tsx';
import { SignUpPage } from '../../features/identity/sign-up/sign-up-page.tsx';
import { StartAhead } from '../../features/start/start-ahead.tsx';

export function SignUpRoute() {
  const minimum = useCompany()?.firstRemittanceMinimum;
  return <SignUpPage terms={<TermsLinks />} ahead={<StartAhead minimum={minimum} />} />;
}
