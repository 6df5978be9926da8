import { VerifyEmailPage } from '../../features/identity/components/verify-email-page.tsx';
import { useToken } from './use-token.ts';

export function VerifyEmailRoute() {
  return <VerifyEmailPage token={useToken()} />;
}
