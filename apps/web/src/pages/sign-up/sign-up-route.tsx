import { TermsLinks } from '../../features/company/components/terms-links.tsx';
import { SignUpPage } from '../../features/identity/components/sign-up-page.tsx';

export function SignUpRoute() {
  return <SignUpPage terms={<TermsLinks />} />;
}
