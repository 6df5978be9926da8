import { BalancePage } from '../../features/ledger/means/balance-page.tsx';

export function BalanceRoute() {
  return <BalancePage paymentsHref="/payments" />;
}
