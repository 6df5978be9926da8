import { type PurchaseScope, purchaseScopes } from '@seri/domain/purchases/purchase';
import { type DueGroup, dueGroups } from '@seri/domain/tasks/due-groups';
import { type TaskKind, taskKinds } from '@seri/domain/tasks/task-kinds.data';
import { listAddress, oneOf, type Paging, parsePaging, type RawSearch } from '../../../lib/lists/list-address.ts';

export const exportDeskViews = ['tasks', 'ships'] as const;
export type ExportDeskView = (typeof exportDeskViews)[number];

/** The state of the desk that is kept in the address. */
export interface ExportDeskSearch extends Paging {
  view: ExportDeskView;
  /** Staff choose between their own and all clients. */
  clients: PurchaseScope;
  due: DueGroup | undefined;
  kind: TaskKind | undefined;
  /** The cars of one client, or of one ship, by its id. */
  account: string | undefined;
  voyage: string | undefined;
  search: string;
}

export const longestTaskSearch = 80;
const ids = /^\d{1,15}$/;
/** The router reads digits as a number. */
const textIn = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const idIn = (value: unknown) => (ids.test(textIn(value)) ? textIn(value) : undefined);

export function parseExportDesk(raw: RawSearch): ExportDeskSearch {
  return {
    view: oneOf<ExportDeskView>(exportDeskViews, raw['view']) ?? 'tasks',
    clients: oneOf<PurchaseScope>(purchaseScopes, raw['clients']) ?? 'mine',
    due: oneOf<DueGroup>(dueGroups, raw['due']),
    kind: oneOf<TaskKind>(taskKinds, raw['kind']),
    account: idIn(raw['account']),
    voyage: idIn(raw['voyage']),
    search: textIn(raw['search']).slice(0, longestTaskSearch),
    ...parsePaging(raw),
  };
}

export function exportDeskHref({
  view,
  clients,
  due,
  kind,
  account,
  voyage,
  search,
  ...paging
}: ExportDeskSearch): string {
  const filters = {
    view: view === 'tasks' ? undefined : view,
    clients: clients === 'mine' ? undefined : clients,
    due,
    kind,
    account,
    voyage,
    search,
  };
  return listAddress('/export-desk', { filters, ...paging });
}

export const isDeskNarrowed = ({ due, kind, account, voyage, search }: ExportDeskSearch): boolean =>
  [due, kind, account, voyage].some((one) => one !== undefined) || search !== '';
