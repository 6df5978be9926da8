import { TermsLinks } from '../../features/company/content/terms-links.tsx';
import { SignUpPage } from '../../features/identity/sign-up/sign-up-page.tsx';

export function SignUpRoute() {
  return <SignUpPage terms={<TermsLinks />} />;
}
