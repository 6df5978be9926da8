import { BalancePage } from '../../features/ledger/means/balance-page.tsx';
import { StartSlot } from '../../features/start/start-slot.tsx';
import { useIsStarting } from '../../features/start/start.ts';

export function BalanceRoute() {
  return <BalancePage paymentsHref="/payments" start={useIsStarting() ? <StartSlot /> : undefined} />;
}
