import { VerifyEmailPage } from '../../features/identity/sign-up/verify-email-page.tsx';
import { useToken } from '../../app/use-token.ts';

export function VerifyEmailRoute() {
  return <VerifyEmailPage token={useToken()} />;
}
