import { expect, it, vi } from 'vitest';
import { answeredQuery } from './answered-query.testkit.ts';
import { askAnew, refetchFailed } from './query-client.ts';
import { offline, RefusalError } from './refusal.ts';

const queryKey = ['lots'];

const setUp = () => answeredQuery(queryKey);

it('an answer that was on its way while something changed does not undo the change', async () => {
  const { client, asked, observer, shown } = setUp();
  asked[0]?.resolve('first');
  await vi.waitFor(() => expect(shown()).toBe('first'));
  void observer.refetch();
  client.setQueryData(queryKey, 'changed');
  askAnew(client, queryKey);
  asked[1]?.resolve('from before the change');
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  expect(shown()).toBe('changed');
  asked[2]?.resolve('from after it');
  await vi.waitFor(() => expect(shown()).toBe('from after it'));
});

it('the very first answer is asked for again too, and the wait is not interrupted', async () => {
  const { client, asked, observer, shown } = setUp();
  askAnew(client, queryKey);
  expect(observer.getCurrentResult().isLoading).toBe(true);
  asked[0]?.resolve('from before the change');
  asked[1]?.resolve('from after it');
  await vi.waitFor(() => expect(shown()).toBe('from after it'));
  expect(asked).toHaveLength(2);
});

it('what rests is not asked for', async () => {
  const { client, asked, shown } = setUp();
  asked[0]?.resolve('first');
  await vi.waitFor(() => expect(shown()).toBe('first'));
  askAnew(client, queryKey);
  expect(asked).toHaveLength(1);
});

it.each([
  { why: 'for want of a line', error: new RefusalError(offline), times: 2 },
  { why: 'for a reason of its own', error: new Error('no such lot'), times: 1 },
])('a question that failed $why is asked $times times in all once the server is back', async ({ error, times }) => {
  const { client, asked, observer } = setUp();
  asked[0]?.reject(error);
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
  refetchFailed(client);
  expect(asked).toHaveLength(times);
});
