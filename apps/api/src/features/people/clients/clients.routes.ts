import { clientsCalls } from '@seri/contract/people/clients.calls';
import { clientsSchemas } from '@seri/contract/people/clients.schema';
import { type Routes, routesOf } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { endClientSignIns } from './end-client-sign-ins.ts';
import { readRoles } from './roles.read.ts';
import { setFlags } from './set-flags.ts';
import { setRights } from './set-rights.ts';
import { setRoleFlags } from './set-role-flags.ts';
import { setRole } from './set-role.ts';
import { updateClient } from './update-client.ts';

export function clientsRoutes({ database: { db } }: Platform): Routes {
  return routesOf('clients', clientsCalls, clientsSchemas, {
    update: ({ acting, input }) => updateClient(acting, input.body),
    setRole: ({ acting, input }) => setRole(acting, input.body),
    setFlags: ({ acting, input }) => setFlags(acting, input.body),
    setRights: ({ acting, input }) => setRights(acting, input.body),
    endSignIns: ({ acting, input }) => endClientSignIns(acting, Number(input.params.id)),
    roles: ({ actor }) => readRoles(db, actor),
    setRoleFlags: ({ acting, input }) => setRoleFlags(acting, input.body),
  });
}
