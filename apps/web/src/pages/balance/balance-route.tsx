import { BalancePage } from '../../features/ledger/components/balance-page.tsx';

export function BalanceRoute() {
  return <BalancePage paymentsHref="/payments" />;
}
