import { ForgotPasswordPage } from '../../features/identity/components/forgot-password-page.tsx';

export function ForgotPasswordRoute() {
  return <ForgotPasswordPage />;
}
