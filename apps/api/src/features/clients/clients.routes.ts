import { clientsCalls } from '@seri/contract/people/clients.calls';
import { clientsSchemas } from '@seri/contract/people/clients.schema';
import { type Routes, routesOf } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { readClient, readUserInfo } from './client.read.ts';
import { readClients, searchClients } from './clients.read.ts';
import { readRoles } from './roles.read.ts';
import { setFlags } from './set-flags.ts';
import { setRoleFlags } from './set-role-flags.ts';
import { setRole } from './set-role.ts';
import { updateClient } from './update-client.ts';

export function clientsRoutes({ database: { db } }: Platform): Routes {
  return routesOf('clients', clientsCalls, clientsSchemas, {
    list: ({ actor, input }) => readClients(db, actor, input.query),
    search: ({ actor, input }) => searchClients(db, actor, input.query.user),
    userInfo: ({ actor, input }) => readUserInfo(db, actor, Number(input.query.id)),
    view: ({ actor, input }) => readClient(db, actor, Number(input.query.id)),
    update: ({ acting, input }) => updateClient(acting, input.body),
    setRole: ({ acting, input }) => setRole(acting, input.body),
    setFlags: ({ acting, input }) => setFlags(acting, input.body),
    roles: ({ actor }) => readRoles(db, actor),
    setRoleFlags: ({ acting, input }) => setRoleFlags(acting, input.body),
  });
}
