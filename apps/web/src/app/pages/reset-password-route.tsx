import { ResetPasswordPage } from '../../features/identity/components/reset-password-page.tsx';
import { useToken } from './use-token.ts';

export function ResetPasswordRoute() {
  return <ResetPasswordPage token={useToken()} />;
}
