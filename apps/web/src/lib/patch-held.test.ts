import { expect, it, vi } from 'vitest';
import { answeredQuery } from './answered-query.testkit.ts';
import { patchHeld } from './patch-held.ts';

const queryKey = ['lots'];

const setUp = () => answeredQuery(queryKey);

const sold = (lot: string) => (lot.endsWith(' sold') ? lot : `${lot} sold`);

it('what is held changes at once, and nothing is asked for', async () => {
  const { client, asked, shown } = setUp();
  asked[0]?.resolve('lot');
  await vi.waitFor(() => expect(shown()).toBe('lot'));
  void patchHeld(client, queryKey, sold);
  expect(shown()).toBe('lot sold');
  expect(asked).toHaveLength(1);
});

it('an answer that was on its way is changed when it comes, and comes however often lots change', async () => {
  const { client, asked, observer, shown } = setUp();
  asked[0]?.resolve('lot');
  await vi.waitFor(() => expect(shown()).toBe('lot'));
  void observer.refetch();
  const patches = [patchHeld(client, queryKey, sold), patchHeld(client, queryKey, sold)];
  asked[1]?.resolve('other lot');
  await Promise.all(patches);
  expect(shown()).toBe('other lot sold');
  expect(asked).toHaveLength(2);
});

it('one that fails leaves what is held', async () => {
  const { client, asked, observer, shown } = setUp();
  asked[0]?.resolve('lot');
  await vi.waitFor(() => expect(shown()).toBe('lot'));
  void observer.refetch();
  const patched = patchHeld(client, queryKey, sold);
  asked[1]?.reject(new Error('no server'));
  await patched;
  expect(shown()).toBe('lot sold');
});

it('what was read long ago, or is known to be old, does not look new', async () => {
  const { client, asked, shown } = setUp();
  asked[0]?.resolve('lot');
  await vi.waitFor(() => expect(shown()).toBe('lot'));
  await client.invalidateQueries({ queryKey, refetchType: 'none' });
  const { dataUpdatedAt } = client.getQueryState(queryKey) ?? {};
  await patchHeld(client, queryKey, sold);
  expect(client.getQueryState(queryKey)).toMatchObject({ dataUpdatedAt, isInvalidated: true });
});
