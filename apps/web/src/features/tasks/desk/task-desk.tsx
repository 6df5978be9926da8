import type { PageSize } from '@seri/domain/catalogue/listing';
import { chatPath } from '@seri/domain/talk/chat-path';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, type RefObject, Suspense, useState } from 'react';
import { lazyPiece } from '../../../lib/code/lazy-piece.tsx';
import { withTexts } from '../../../lib/language/language.ts';
import { useText } from '../../../lib/language/text.ts';
import { ListFailed } from '../../../lib/lists/list-failed.tsx';
import { ListFoot } from '../../../lib/lists/list-foot.tsx';
import { rangeOf } from '../../../lib/lists/page-size.ts';
import { type Navigate, useTrueAddress } from '../../../lib/lists/use-true-address.ts';
import { useProfile } from '../../identity/session/session.ts';
import type { CarOfTask, EndableTask, ListedTaskOfCar, TasksAnswer } from '../tasks.ts';
import { DeskKeys, MarkedBar } from './desk-foot.tsx';
import { exportDeskKeyLines } from './export-desk-key-lines.data.ts';
import { exportDeskHref, type ExportDeskSearch, isDeskNarrowed } from './export-desk-search.ts';
import styles from './export-desk.module.css';
import { NoTasks } from './no-tasks.tsx';
import { TaskList } from './task-list.tsx';
import { TaskListLoading } from './task-list-loading.tsx';
import { useDeskTasks } from './use-desk-tasks.ts';
import { useExportDeskKeys } from './use-export-desk-keys.ts';

const KeysHelp = lazyPiece(
  withTexts(['palette'], () => import('../../../lib/keys/keys-help.tsx')),
  'KeysHelp',
);
const SkipDialog = lazyPiece(() => import('../skip-dialog.tsx'), 'SkipDialog');

const noFilters = { due: undefined, kind: undefined, account: undefined, voyage: undefined, search: '' };

interface TaskDeskProps {
  search: ExportDeskSearch;
  pageSize: PageSize;
  tasks: UseQueryResult<TasksAnswer>;
  searchRef: RefObject<HTMLInputElement | null>;
  navigate: Navigate;
  renderInstruction: (cars: readonly CarOfTask[], onClose: () => void) => ReactNode;
}

/** R101: the list of the desk. Everything is done by keys as well, also with all marked tasks at once. */
export function TaskDesk({ search, pageSize, tasks, searchRef, navigate, renderInstruction }: TaskDeskProps) {
  const text = useText();
  const chatHrefOf = useChatHref();
  const [asked, ask] = useState<'help' | readonly EndableTask[] | { cars: readonly CarOfTask[] }>();
  const { data, error, refetch, isPlaceholderData } = tasks;
  const list = data?.list ?? [];
  const desk = useDeskTasks(list);
  const { current, acting } = desk;
  const total = data?.pageInfo.totalSearchResults;
  const hrefOf = (to: Partial<ExportDeskSearch>) => exportDeskHref({ ...search, pageSize, page: 1, ...to });
  const change = (to: Partial<ExportDeskSearch>) => navigate(hrefOf(to));
  useTrueAddress({
    paging: search,
    pageSize,
    total: isPlaceholderData ? undefined : total,
    hrefOf: (page) => hrefOf({ page }),
    navigate,
  });
  const skip = () => acting.length > 0 && ask(acting);
  useExportDeskKeys({
    next: () => desk.walk(1),
    previous: () => desk.walk(-1),
    mark: () => current && desk.toggle(current.id),
    done: () => void desk.end(acting, null),
    skip,
    message: () => current && navigate(chatHrefOf(current.car.bidId)),
    undo: desk.undo,
    clear: desk.clear,
    search: () => searchRef.current?.focus(),
    help: () => ask('help'),
  });
  const close = () => ask(undefined);
  const isEmpty = data !== undefined && !isPlaceholderData && desk.shown.length === 0;
  return (
    <>
      {!data && error && <ListFailed title={text('exportDesk.failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <TaskListLoading />}
      {isEmpty && (
        <NoTasks
          onShowAll={isDeskNarrowed(search) ? () => change(noFilters) : undefined}
          onAllClients={search.clients === 'mine' ? () => change({ clients: 'all' }) : undefined}
        />
      )}
      {data && desk.shown.length > 0 && (
        <TaskList
          tasks={desk.shown}
          today={data.today}
          current={current?.id}
          marked={desk.marked}
          stale={isPlaceholderData}
          chatHrefOf={chatHrefOf}
          onMark={desk.toggle}
          onCursor={desk.setCursor}
          onEnd={(task, how) => (how === 'done' ? void desk.end([task], null) : ask([task]))}
        />
      )}
      {desk.picked.length > 0 && (
        <MarkedBar
          count={desk.picked.length}
          onDone={() => void desk.end(desk.picked, null)}
          onSkip={skip}
          onInstruct={() => ask({ cars: carsOf(desk.picked) })}
          onClear={desk.clear}
        />
      )}
      {total !== undefined && total > 0 && (
        <div className={styles.foot}>
          <ListFoot
            page={search.page}
            pageSize={pageSize}
            total={total}
            range={text('exportDesk.range', rangeOf({ page: search.page, pageSize, total }))}
            label={text('exportDesk.rows')}
            hrefOf={hrefOf}
            navigate={navigate}
          />
          <DeskKeys onHelp={() => ask('help')} />
        </div>
      )}
      <Suspense>
        {asked === 'help' && <KeysHelp pageLines={exportDeskKeyLines} onClose={close} />}
        {asked && typeof asked === 'object' && 'cars' in asked && renderInstruction(asked.cars, close)}
        {Array.isArray(asked) && (
          <SkipDialog tasks={asked} onSkip={(those, reason) => void desk.end(those, reason)} onClose={close} />
        )}
      </Suspense>
    </>
  );
}

/** The cars of tasks, each once. */
const carsOf = (tasks: readonly ListedTaskOfCar[]): CarOfTask[] => [
  ...new Map(tasks.map(({ car }) => [car.id, car])).values(),
];

/** R60: the chat about a purchase is that of its bid. */
function useChatHref(): (bidId: number) => string {
  const profile = useProfile();
  return (bidId) => chatPath({ roleId: profile?.detail.roleId ?? 0, permissions: profile?.permission ?? {} }, bidId);
}
