import { expect, it, vi } from 'vitest';
import { answeredQuery } from './answered-query.testkit.ts';
import { patchHeld } from './patch-held.ts';

const queryKey = ['lots'];

const setUp = () => answeredQuery(queryKey);

const sold = (lot: string) => (lot.endsWith(' sold') ? lot : `${lot} sold`);

it('cached data changes at once, without a request', async () => {
  const { client, requests, shown } = setUp();
  requests[0]?.resolve('lot');
  await vi.waitFor(() => expect(shown()).toBe('lot'));
  void patchHeld(client, queryKey, sold);
  expect(shown()).toBe('lot sold');
  expect(requests).toHaveLength(1);
});

it('an answer in flight is patched when it arrives, and patches do not cancel it', async () => {
  const { client, requests, observer, shown } = setUp();
  requests[0]?.resolve('lot');
  await vi.waitFor(() => expect(shown()).toBe('lot'));
  void observer.refetch();
  const patches = [patchHeld(client, queryKey, sold), patchHeld(client, queryKey, sold)];
  requests[1]?.resolve('other lot');
  await Promise.all(patches);
  expect(shown()).toBe('other lot sold');
  expect(requests).toHaveLength(2);
});

it('a fetch that fails keeps the patched data', async () => {
  const { client, requests, observer, shown } = setUp();
  requests[0]?.resolve('lot');
  await vi.waitFor(() => expect(shown()).toBe('lot'));
  void observer.refetch();
  const patched = patchHeld(client, queryKey, sold);
  requests[1]?.reject(new Error('no server'));
  await patched;
  expect(shown()).toBe('lot sold');
});

it('a patch does not make old or invalidated data look fresh', async () => {
  const { client, requests, shown } = setUp();
  requests[0]?.resolve('lot');
  await vi.waitFor(() => expect(shown()).toBe('lot'));
  await client.invalidateQueries({ queryKey, refetchType: 'none' });
  const { dataUpdatedAt } = client.getQueryState(queryKey) ?? {};
  await patchHeld(client, queryKey, sold);
  expect(client.getQueryState(queryKey)).toMatchObject({ dataUpdatedAt, isInvalidated: true });
});
