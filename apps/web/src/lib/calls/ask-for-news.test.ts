import { expect, it, vi } from 'vitest';
import { answeredQuery } from './answered-query.testkit.ts';
import { askForNews } from './ask-for-news.ts';

const queryKey = ['bids'];

/** A query that has received its first answer. */
async function setUp() {
  const query = answeredQuery(queryKey);
  query.requests[0]?.resolve('at first');
  await vi.waitFor(() => expect(query.shown()).toBe('at first'));
  return query;
}

it('changes during a fetch do not cancel it: one more fetch follows when it is done', async () => {
  const { client, requests, shown } = await setUp();
  askForNews(client, queryKey);
  askForNews(client, queryKey);
  askForNews(client, queryKey);
  expect(requests).toHaveLength(2);
  requests[1]?.resolve('on its way');
  await vi.waitFor(() => expect(shown()).toBe('on its way'));
  await vi.waitFor(() => expect(requests).toHaveLength(3));
  requests[2]?.resolve('after it');
  await vi.waitFor(() => expect(shown()).toBe('after it'));
  await new Promise((resolve) => void setTimeout(resolve, 20));
  expect(requests).toHaveLength(3);
});

it('a failed fetch is repeated once only', async () => {
  const { client, requests, shown } = await setUp();
  askForNews(client, queryKey);
  askForNews(client, queryKey);
  requests[1]?.reject(new Error('no server'));
  await vi.waitFor(() => expect(requests).toHaveLength(3));
  requests[2]?.reject(new Error('no server'));
  await new Promise((resolve) => void setTimeout(resolve, 20));
  expect([requests.length, shown()]).toEqual([3, 'at first']);
});

it('a query that nobody observes any more is marked stale and not fetched again', async () => {
  const { client, requests, stop } = await setUp();
  askForNews(client, queryKey);
  askForNews(client, queryKey);
  stop();
  requests[1]?.resolve('on its way');
  await vi.waitFor(() => expect(client.getQueryState(queryKey)).toMatchObject({ isInvalidated: true }));
  await new Promise((resolve) => void setTimeout(resolve, 20));
  expect(requests).toHaveLength(2);
  expect(client.getQueryState(queryKey)).toMatchObject({ data: 'on its way', isInvalidated: true });
});
