import { clientCardsCalls } from '@seri/contract/screens/client-cards.calls';
import { allocationsCalls } from '@seri/contract/trade/allocations.calls';
import { ledgerCalls } from '@seri/contract/trade/ledger.calls';
import { receiptsCalls } from '@seri/contract/trade/receipts.calls';
import { type Flag, flags } from '@seri/domain/people/permissions';
import { permissionsOf, type RoleName, roleIds, staffFlags } from '@seri/domain/people/roles';
import type { FakeServer } from '../../../lib/calls/fake-server.testkit.ts';
import { moneyOf } from '../../ledger/allocations/allocations.testkit.ts';
import { paymentsAnswer } from '../../ledger/payments/payments.testkit.ts';
import type { ListedClient, ClientDetails } from '../card/client-view.ts';
import type { RoleFlags } from '../roles/roles-draft.ts';

export function clientRow(id: number, fields: Partial<ListedClient> = {}): ListedClient {
  return {
    id,
    fullName: `Joan Journey ${id}`,
    company: 'Sakhalin Trade',
    email: `joan-${id}@example.com`,
    mobile: '+81 90 1234 5678',
    countryId: 110,
    city: 'Yokohama',
    roleId: roleIds.client,
    userLevel: 'client',
    isOwner: false,
    balance: 0,
    creditLimit: 0,
    manager: null,
    dealer: null,
    createdAt: '2026-01-10T03:00:00Z',
    lastLogin: null,
    ...fields,
  };
}

interface ViewOverrides {
  client?: Partial<ClientDetails['client']>;
  means?: Partial<ClientDetails['balanceInfo']>;
  rights?: ClientDetails['rights'];
  can?: Partial<ClientDetails['can']>;
}

/** Flags that a manager who is not an owner may give. */
export const managersFlags: Flag[] = flags.filter((flag) => !staffFlags.includes(flag));

export function clientView(id: number, { client, means, rights = null, can }: ViewOverrides = {}): ClientDetails {
  const permission = permissionsOf(roleIds.client);
  return {
    client: {
      ...clientRow(id),
      version: 1,
      officePhone: '',
      address: '',
      referralCode: '',
      isEmailConfirmed: true,
      language: null,
      note: '',
      managerId: null,
      dealerId: null,
      ...client,
    },
    balanceInfo: {
      balance: 0,
      creditLimit: 0,
      bidAllow: 0,
      dailyBidLimit: 0,
      dailyUssLimit: 0,
      activeBids: 0,
      ...means,
    },
    permission,
    roleDefaults: permission,
    overrides: {},
    rights,
    destination: null,
    managers: [{ id: 3, name: 'Kenji Morita' }],
    dealers: [],
    can: {
      edit: true,
      roles: [roleIds.client, roleIds.vip],
      flags: managersFlags,
      setLimit: true,
      book: true,
      giveRights: false,
      resetFactors: false,
      setDestination: false,
      ...can,
    },
  };
}

export function serveClient(server: FakeServer, view: ClientDetails): void {
  server.answer(clientCardsCalls.view, view);
  server.answer(ledgerCalls.creditLimits, { changes: [] });
  server.answer(ledgerCalls.clientPayments, { ...paymentsAnswer([]), records: [] });
  server.answer(allocationsCalls.list, moneyOf({ free: 0, sources: [], open: [], made: [] }));
  server.answer(receiptsCalls.senders, { list: [], can: { forget: true } });
}

export function serveClients(server: FakeServer, clients: readonly ListedClient[]): void {
  server.answer(clientCardsCalls.list, ({ query: { search = '' } }) => {
    const found = clients.filter(({ email }) => email.includes(search));
    const total = found.length;
    return { clients: found, pageInfo: { page: 1, pageSize: 20, totalResults: total, totalSearchResults: total } };
  });
}

export function roleFlags(role: RoleName, fields: Partial<RoleFlags> = {}): RoleFlags {
  const roleId = roleIds[role];
  const overrides = fields.overrides ?? {};
  return {
    roleId,
    userLevel: role,
    version: 1,
    permission: permissionsOf(roleId, {}, overrides),
    defaults: permissionsOf(roleId),
    overrides,
    can: { flags: [...flags] },
    ...fields,
  };
}
