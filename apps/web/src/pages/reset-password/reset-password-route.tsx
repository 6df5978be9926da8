import { ResetPasswordPage } from '../../features/identity/passwords/reset-password-page.tsx';
import { useToken } from '../../app/use-token.ts';

export function ResetPasswordRoute() {
  return <ResetPasswordPage token={useToken()} />;
}
