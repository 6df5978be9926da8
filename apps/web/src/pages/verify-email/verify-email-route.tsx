import { useCompany } from '../../features/company/content/company.ts';
import { VerifyEmailPage } from '../../features/identity/sign-up/verify-email-page.tsx';
import { StartAhead } from '../../features/start/start-ahead.tsx';
import { useToken } from '../../app/use-token.ts';

export function VerifyEmailRoute() {
  const minimum = useCompany()?.firstRemittanceMinimum;
  return <VerifyEmailPage token={useToken()} ahead={<StartAhead isConfirmed minimum={minimum} />} />;
}
