import { useParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ClientPage } from '../../features/clients/card/client-page.tsx';
import { clientTabHref, parseClientTab } from '../../features/clients/card/client-tabs.ts';
import { refreshClients, showMeans } from '../../features/clients/card/client-view.ts';
import { RequestDeposit } from '../../features/invoices/issue/request-deposit.tsx';
import { invoicesOfHref } from '../../features/invoices/list/invoices-href.ts';
import { ClientMeans } from '../../features/ledger/means/client-means.tsx';
import { CreditLimits } from '../../features/ledger/means/credit-limits.tsx';
import { parsePaymentsSearch, paymentsHref } from '../../features/ledger/payments/payments-search.ts';
import { lazyPart } from '../../lib/code/lazy-part.ts';
import { withTexts } from '../../lib/language/language.ts';
import { useAddress } from '../../app/use-address.ts';

const AccountPayments = lazyPart(
  () => import('../../features/ledger/payments/account-payments.tsx'),
  'AccountPayments',
);

const PaymentPapers = lazyPart(() => import('../../features/invoices/statement/payment-papers.tsx'), 'PaymentPapers');

const AccountAllocations = lazyPart(
  withTexts(['debts'], () => import('../../features/ledger/allocations/account-allocations.tsx')),
  'AccountAllocations',
);

const KnownSenders = lazyPart(
  withTexts(['debts'], () => import('../../features/receipts/senders/known-senders.tsx')),
  'KnownSenders',
);

const DestinationSheet = lazyPart(
  withTexts(['eligibility'], () => import('../../features/eligibility/destination/destination-sheet.tsx')),
  'DestinationSheet',
);

const isId = (id: string) => /^\d{1,15}$/.test(id);

/** A client's data and a client's money, of two features, on one page. */
export function ClientRoute() {
  const { path, search, navigate } = useAddress();
  const { id = '' } = useParams({ strict: false });
  return (
    <ClientPage
      id={isId(id) ? Number(id) : undefined}
      tab={parseClientTab(search)}
      onTab={(tab) => navigate(clientTabHref(path, tab), 'replace')}
      clientsHref="/clients"
      renderMeans={({ client, balanceInfo, permission, destination, can }) => (
        <>
          <ClientMeans
            accountId={client.id}
            means={balanceInfo}
            isLimited={permission.creditLimitCheck}
            canSetLimit={can.setLimit}
            canBook={can.book}
            onBooked={(means) => showMeans(client.id, means)}
            onStale={refreshClients}
            more={<RequestDeposit accountId={client.id} />}
          />
          <CreditLimits accountId={client.id} />
          <Suspense>
            <DestinationSheet
              accountId={client.id}
              version={client.version}
              destination={destination}
              canSet={can.setDestination}
              onSet={refreshClients}
            />
          </Suspense>
        </>
      )}
      renderPayments={({ client }) => (
        <Suspense>
          <AccountPayments
            accountId={client.id}
            search={parsePaymentsSearch(search)}
            hrefOf={(other) => paymentsHref(path, other, 'payments')}
            navigate={navigate}
            allocations={
              <>
                <AccountAllocations accountId={client.id} />
                <KnownSenders accountId={client.id} />
              </>
            }
            tools={<PaymentPapers accountId={client.id} invoicesHref={invoicesOfHref(client.id)} />}
          />
        </Suspense>
      )}
    />
  );
}
