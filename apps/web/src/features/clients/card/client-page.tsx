import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useId } from 'react';
import { lazyPart } from '../../../lib/code/lazy-part.ts';
import { refusalText } from '../../../lib/calls/on-refusal.ts';
import { offline, refusalOf } from '../../../lib/calls/refusal.ts';
import { useText } from '../../../lib/language/text.ts';
import { useTitle } from '../../../lib/browser/use-title.ts';
import { ButtonLink } from '../../../ui/frame/button-link.tsx';
import { EmptyState } from '../../../ui/frame/empty-state.tsx';
import { ErrorState } from '../../../ui/frame/error-state.tsx';
import { RuledCells } from '../../../ui/tables/ruled-loading.tsx';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import { TabPanel } from '../../../ui/tabs/tab-panel.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { clientViewQuery } from './client-view.query.ts';
import { type ClientTab, clientTabs } from './client-tabs.ts';
import type { ClientDetails } from './client-view.ts';
import { ClientCard } from './client-card.tsx';
import { ClientHead } from './client-head.tsx';
import styles from './client-page.module.css';
import { WorkSheet } from './work-sheet.tsx';

const ClientAccess = lazyPart(() => import('../roles/client-access.tsx'), 'ClientAccess');

interface ClientPageProps {
  id: number | undefined;
  tab: ClientTab;
  onTab: (tab: ClientTab) => void;
  clientsHref: string;
  /** Render props, because money belongs to the ledger feature. */
  renderMeans: (view: ClientDetails) => ReactNode;
  renderPayments: (view: ClientDetails) => ReactNode;
}

export function ClientPage({ id, clientsHref, ...tabs }: ClientPageProps) {
  const text = useText();
  const client = useQuery({ ...clientViewQuery(id ?? 0), enabled: id !== undefined });
  useTitle(client.data?.client.fullName ?? text('shell.page.client'));
  if (client.data) return <Client key={id} view={client.data} clientsHref={clientsHref} {...tabs} />;
  const toClients = <ButtonLink href={clientsHref}>{text('clients.back')}</ButtonLink>;
  const refusal = refusalOf(client.error) ?? offline;
  const isMissing = id === undefined || refusal.code === 'NOT_FOUND';
  return (
    <>
      <h1 className="visually-hidden">{text(client.isLoading ? 'clients.view.loading' : 'shell.page.client')}</h1>
      {client.isLoading && <RuledCells cols={3} rows={6} label={text('clients.view.loading')} />}
      {!client.isLoading && isMissing && (
        <Sheet flush>
          <EmptyState title={text('clients.missing')} actions={toClients}>
            {text('clients.missing.hint')}
          </EmptyState>
        </Sheet>
      )}
      {client.isError && !isMissing && (
        <Sheet flush>
          <ErrorState
            title={text('clients.view.failed')}
            onRetry={() => void client.refetch()}
            id={refusal.id || undefined}
            actions={toClients}
          >
            {refusalText(text, refusal)}
          </ErrorState>
        </Sheet>
      )}
    </>
  );
}

function Client({ view, clientsHref, tab, onTab, ...slots }: Omit<ClientPageProps, 'id'> & { view: ClientDetails }) {
  const text = useText();
  const id = useId();
  return (
    <article>
      <ClientHead view={view} clientsHref={clientsHref} />
      <Tabs
        id={id}
        label={text('clients.tabs')}
        items={clientTabs.map((name) => ({ id: name, label: text(`clients.tab.${name}`) }))}
        value={tab}
        onChange={(chosen) => onTab(chosen as ClientTab)}
      />
      <TabPanel tabsId={id} tab={tab}>
        {tab === 'overview' && (
          <div className={styles.overview}>
            <div>{slots.renderMeans(view)}</div>
            <div>
              <ClientCard view={view} />
              {view.can.edit && <WorkSheet view={view} />}
            </div>
          </div>
        )}
        {tab === 'payments' && slots.renderPayments(view)}
        {tab === 'access' && (
          <Suspense>
            <ClientAccess view={view} />
          </Suspense>
        )}
      </TabPanel>
    </article>
  );
}
