import { expect, it, vi } from 'vitest';
import { answeredQuery } from './answered-query.testkit.ts';
import { restartFetches, refetchFailed } from './query-client.ts';
import { offline, RefusalError } from './refusal.ts';

const queryKey = ['lots'];

const setUp = () => answeredQuery(queryKey);

it('an answer that was in flight during a change does not undo the change', async () => {
  const { client, requests, observer, shown } = setUp();
  requests[0]?.resolve('first');
  await vi.waitFor(() => expect(shown()).toBe('first'));
  void observer.refetch();
  client.setQueryData(queryKey, 'changed');
  restartFetches(client, queryKey);
  requests[1]?.resolve('from before the change');
  await vi.waitFor(() => expect(requests).toHaveLength(3));
  expect(shown()).toBe('changed');
  requests[2]?.resolve('from after it');
  await vi.waitFor(() => expect(shown()).toBe('from after it'));
});

it('the first fetch is restarted too, and the query stays in its loading state', async () => {
  const { client, requests, observer, shown } = setUp();
  restartFetches(client, queryKey);
  expect(observer.getCurrentResult().isLoading).toBe(true);
  requests[0]?.resolve('from before the change');
  requests[1]?.resolve('from after it');
  await vi.waitFor(() => expect(shown()).toBe('from after it'));
  expect(requests).toHaveLength(2);
});

it('an idle query is not fetched', async () => {
  const { client, requests, shown } = setUp();
  requests[0]?.resolve('first');
  await vi.waitFor(() => expect(shown()).toBe('first'));
  restartFetches(client, queryKey);
  expect(requests).toHaveLength(1);
});

it.each([
  { reason: 'because it was offline', error: new RefusalError(offline), times: 2 },
  { reason: 'for another reason', error: new Error('no such lot'), times: 1 },
])('a query that failed $reason is fetched $times times in all once the server is back', async ({ error, times }) => {
  const { client, requests, observer } = setUp();
  requests[0]?.reject(error);
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
  refetchFailed(client);
  expect(requests).toHaveLength(times);
});
