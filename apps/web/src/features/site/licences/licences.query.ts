import { queryOptions } from '@tanstack/react-query';

/** The build writes it beside the app (`vite/list-licences.ts`); it is large, so it is read only by who asks for it. */
export const licencesQuery = queryOptions({
  queryKey: ['site', 'licences'],
  staleTime: Infinity,
  queryFn: async ({ signal }) => {
    const response = await fetch('/licences.txt', { signal });
    if (!response.ok) throw new Error(`The licences answer ${response.status}.`);
    return response.text();
  },
});
