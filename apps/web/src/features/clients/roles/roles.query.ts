import { clientsCalls } from '@seri/contract/people/clients.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';
import { clientsKey } from '../card/client-view.ts';

export const rolesQuery = queryOptions({
  queryKey: [...clientsKey, 'roles'],
  queryFn: ({ signal }) => api.ask(clientsCalls.roles, {}, { signal }),
});
