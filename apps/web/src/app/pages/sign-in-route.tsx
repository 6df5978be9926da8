import { useRouter } from '@tanstack/react-router';
import { usePortal } from '../../features/company/api/portal.query.ts';
import { SignInForm } from '../../features/identity/components/sign-in-form.tsx';
import { takeRemembered } from '../../lib/remembered.ts';
import { useText } from '../../lib/text.ts';
import { useTitle } from '../../lib/use-title.ts';
import { landingPath } from '../guard.ts';
import styles from './sign-in-route.module.css';

export function SignInRoute() {
  const text = useText();
  const router = useRouter();
  const demo = usePortal().data?.demo;
  useTitle(text('identity.signIn'));
  const goOn = () => void router.navigate({ href: takeRemembered() ?? landingPath, replace: true });
  return (
    <>
      <h1 className={styles.heading}>{text('identity.signIn')}</h1>
      <SignInForm demo={demo} onSignedIn={goOn} />
    </>
  );
}
