import { useRouter } from '@tanstack/react-router';
import { usePortal } from '../../features/company/content/portal.query.ts';
import { LoginNotice } from '../../features/company/content/login-notice.tsx';
import { useCompanySettled } from '../../features/company/content/company.ts';
import { PageHeading } from '../../features/identity/forms/page-heading.tsx';
import { SignInForm } from '../../features/identity/sign-in/sign-in-form.tsx';
import { VisitorAddress } from '../../features/identity/sign-in/visitor-address.tsx';
import { takeRemembered } from '../../lib/language/remembered.ts';
import { useText } from '../../lib/language/text.ts';
import { landingPath } from '../../app/guard.ts';
import styles from './sign-in-route.module.css';

export function SignInRoute() {
  const text = useText();
  const router = useRouter();
  const portal = usePortal();
  const isCompanySettled = useCompanySettled();
  const goOn = () => void router.navigate({ href: takeRemembered() ?? landingPath, replace: true });
  // The page stands centred: what came later would move the form under the visitor's hand.
  if (portal.isPending || !isCompanySettled) return <div aria-busy="true" />;
  return (
    <>
      <div className={styles.notice}>
        <LoginNotice />
      </div>
      <PageHeading>{text('identity.signIn')}</PageHeading>
      <SignInForm demo={portal.data?.demo} onSignedIn={goOn} />
      <div className={styles.address}>
        <VisitorAddress />
      </div>
    </>
  );
}
