import type { FlagsBody, RightsBody } from '@seri/contract/people/clients.schema';
import type {
  ClientsPage,
  ClientsQuery,
  ClientView,
  FoundClients,
  UserInfo,
} from '@seri/contract/screens/client-cards.schema';
import { apiRoot } from '@seri/contract/headers';
import type { TestApi, TestUser } from '@seri/api/testkit/api';
import type { TestDatabase } from '@seri/api/testkit/database';

interface ClientsAnswer<Body> {
  status: number;
  body: Body;
}

export function clientsSteps(api: TestApi, { db }: TestDatabase) {
  const read = (by: TestUser | null, path: string, query: object = {}): Promise<unknown> =>
    api.ask(by, { url: apiRoot + path, query: { ...query } });
  const write = (by: TestUser | null, path: string, payload: object) =>
    api.ask(by, { method: 'PUT', url: apiRoot + path, payload });
  return {
    list: (by: TestUser | null, query: ClientsQuery = {}) =>
      read(by, '/user/clients', query) as Promise<ClientsAnswer<ClientsPage>>,
    search: (by: TestUser | null, user: string) =>
      read(by, '/user/search', { user }) as Promise<ClientsAnswer<FoundClients>>,
    userInfo: (by: TestUser | null, id: number) =>
      read(by, '/user/user-info', { id: String(id) }) as Promise<ClientsAnswer<UserInfo>>,
    view: (by: TestUser | null, id: number) =>
      read(by, '/user/client', { id: String(id) }) as Promise<ClientsAnswer<ClientView>>,
    update: (by: TestUser | null, id: number, to: object = {}, version = 1) =>
      write(by, '/user/client', {
        id,
        version,
        managerId: null,
        dealerId: null,
        dailyBidLimit: 0,
        dailyUssLimit: 0,
        note: '',
        ...to,
      }),
    setRole: (by: TestUser | null, id: number, roleId: number, version = 1) =>
      write(by, '/user/role', { id, version, roleId }),
    setFlags: (by: TestUser | null, id: number, overrides: FlagsBody['overrides'], version = 1) =>
      write(by, '/user/permissions', { id, version, overrides }),
    setRights: (by: TestUser | null, id: number, rights: RightsBody['rights'], version = 1) =>
      write(by, '/user/rights', { id, version, rights }),
    setRoleFlags: (by: TestUser | null, roleId: number, overrides: FlagsBody['overrides'], version = 1) =>
      write(by, '/user/role-flags', { roleId, version, overrides }),
    endSignIns: (by: TestUser | null, id: number) =>
      api.ask(by, { method: 'DELETE', url: `${apiRoot}/user/client/${id}/sign-ins` }),
    account: (id: number) => db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    logsAbout: (id: number) =>
      db
        .selectFrom('action_log')
        .select(['account_id', 'action', 'subject', 'detail'])
        .where('on_behalf_of', '=', id)
        .orderBy('id')
        .execute(),
    eventsFor: (id: number) =>
      db.selectFrom('outbox').select(['name', 'data']).where('audience', '=', `account:${id}`).orderBy('id').execute(),
  };
}
