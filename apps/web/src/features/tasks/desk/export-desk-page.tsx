import { dueGroups } from '@seri/domain/tasks/due-groups';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useRef } from 'react';
import { useTitle } from '../../../lib/browser/use-title.ts';
import { lazyPiece } from '../../../lib/code/lazy-piece.tsx';
import { useText } from '../../../lib/language/text.ts';
import { storedPageSize } from '../../../lib/lists/page-size.ts';
import type { Navigate } from '../../../lib/lists/use-true-address.ts';
import { TabsHead } from '../../../ui/tabs/tabs-head.tsx';
import { DeskBar } from './desk-bar.tsx';
import type { CarOfTask } from '../tasks.ts';
import { exportDeskHref, type ExportDeskSearch } from './export-desk-search.ts';
import { TaskListLoading } from './task-list-loading.tsx';
import { tasksQuery } from './tasks.query.ts';

const TaskDesk = lazyPiece(() => import('./task-desk.tsx'), 'TaskDesk');
const ShipList = lazyPiece(() => import('./ship-list.tsx'), 'ShipList');

interface ExportDeskPageProps {
  search: ExportDeskSearch;
  navigate: Navigate;
  /** R102: the file about these cars for a forwarder. */
  renderInstruction: (cars: readonly CarOfTask[], onClose: () => void) => ReactNode;
}

const tabs = ['all', ...dueGroups] as const;

/** R101: all that is to be done about the cars of clients, what is late first; or by the ship on which they go. */
export function ExportDeskPage({ search, navigate, renderInstruction }: ExportDeskPageProps) {
  const text = useText();
  useTitle(text('exportDesk.title'));
  const pageSize = search.pageSize ?? storedPageSize();
  const tasks = useQuery(tasksQuery(search, pageSize));
  const counts = tasks.data?.counts;
  const searchRef = useRef<HTMLInputElement>(null);
  const hrefOf = (change: Partial<ExportDeskSearch>) => exportDeskHref({ ...search, page: 1, ...change });
  const countOf = (tab: (typeof tabs)[number]) =>
    counts?.reduce((sum, { group, count }) => (tab === 'all' || group === tab ? sum + count : sum), 0);
  const change = (to: Partial<ExportDeskSearch>) => navigate(hrefOf(to));
  const { account, voyage } = search;
  const first = tasks.data?.list[0];
  const narrowed = [
    account && {
      words: text('exportDesk.onlyClient', { name: first?.client.name ?? account }),
      onRemove: () => change({ account: undefined }),
    },
    voyage && {
      words: text('exportDesk.onlyShip', { name: first?.voyage.name ?? voyage }),
      onRemove: () => change({ voyage: undefined }),
    },
  ].filter((one) => one !== undefined && one !== '');
  return (
    <>
      <TabsHead
        title={text('exportDesk.title')}
        label={text('exportDesk.groups')}
        value={search.view === 'ships' ? '' : (search.due ?? 'all')}
        items={tabs.map((tab) => ({
          id: tab,
          label: text(`exportDesk.group.${tab}`),
          count: countOf(tab),
          href: hrefOf({ view: 'tasks', due: tab === 'all' ? undefined : tab }),
        }))}
      />
      <DeskBar search={search} counts={counts ?? []} searchRef={searchRef} narrowed={narrowed} onChange={change} />
      <Suspense fallback={<TaskListLoading />}>
        {search.view === 'ships' ? (
          <ShipList
            clients={search.clients}
            hrefOf={(id) => hrefOf({ view: 'tasks', due: undefined, kind: undefined, voyage: String(id) })}
          />
        ) : (
          <TaskDesk
            search={search}
            pageSize={pageSize}
            tasks={tasks}
            searchRef={searchRef}
            navigate={navigate}
            renderInstruction={renderInstruction}
          />
        )}
      </Suspense>
    </>
  );
}
