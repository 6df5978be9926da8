import { expect, it, vi } from 'vitest';
import { answeredQuery } from './answered-query.testkit.ts';
import { askForNews } from './ask-for-news.ts';

const queryKey = ['bids'];

/** A list with its first answer. */
async function setUp() {
  const question = answeredQuery(queryKey);
  question.asked[0]?.resolve('at first');
  await vi.waitFor(() => expect(question.shown()).toBe('at first'));
  return question;
}

it('an answer on its way comes however often bids change, and once more after it', async () => {
  const { client, asked, shown } = await setUp();
  askForNews(client, queryKey);
  askForNews(client, queryKey);
  askForNews(client, queryKey);
  expect(asked).toHaveLength(2);
  asked[1]?.resolve('on its way');
  await vi.waitFor(() => expect(shown()).toBe('on its way'));
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  asked[2]?.resolve('after it');
  await vi.waitFor(() => expect(shown()).toBe('after it'));
  await new Promise((resolve) => void setTimeout(resolve, 20));
  expect(asked).toHaveLength(3);
});

it('one that fails is asked for once more, and no more', async () => {
  const { client, asked, shown } = await setUp();
  askForNews(client, queryKey);
  askForNews(client, queryKey);
  asked[1]?.reject(new Error('no server'));
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  asked[2]?.reject(new Error('no server'));
  await new Promise((resolve) => void setTimeout(resolve, 20));
  expect([asked.length, shown()]).toEqual([3, 'at first']);
});

it('what nobody looks at any more is not asked for, and known to be old', async () => {
  const { client, asked, stop } = await setUp();
  askForNews(client, queryKey);
  askForNews(client, queryKey);
  stop();
  asked[1]?.resolve('on its way');
  await vi.waitFor(() => expect(client.getQueryState(queryKey)).toMatchObject({ isInvalidated: true }));
  await new Promise((resolve) => void setTimeout(resolve, 20));
  expect(asked).toHaveLength(2);
  expect(client.getQueryState(queryKey)).toMatchObject({ data: 'on its way', isInvalidated: true });
});
