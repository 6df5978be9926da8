import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { queryClient } from '../../../lib/calls/query-client.ts';
import type { ChosenClient } from './bid-pieces.ts';
import { ClientPicker } from './client-picker.tsx';

afterEach(() => {
  vi.useRealTimers();
  queryClient.clear();
  vi.restoreAllMocks();
});

const balanceInfo = {
  balance: 300_000,
  creditLimit: 700_000,
  bidAllow: 1_000_000,
  dailyBidLimit: 0,
  dailyUssLimit: 0,
  activeBids: 0,
};
const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: index + 1, label: `Client ${index + 1}` }));

/** Answers each search with this many clients, and records what was searched for. */
function answering(count: number, creditLimitCheck = true): string[] {
  const searches: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href);
    if (url.pathname.endsWith('/bid/standing'))
      return Response.json({ balanceInfo, creditLimitCheck, bids: [], rooms: [] });
    searches.push(url.searchParams.get('user') ?? '');
    return Response.json(people(count));
  });
  return searches;
}

function Picker({ error }: { error?: string }) {
  const [client, setClient] = useState<ChosenClient | null>(null);
  return (
    <QueryClientProvider client={queryClient}>
      <form>
        <ClientPicker value={client} onChange={setClient} error={error} />
        <button type="button">Less</button>
        <input name="amount" aria-label="Amount" />
      </form>
    </QueryClientProvider>
  );
}

async function typing(text: string, count: number, isLimited = true) {
  const searches = answering(count, isLimited);
  const screen = await render(<Picker />);
  const field = screen.getByRole('combobox', { name: 'Client' });
  await userEvent.type(field, text);
  return { screen, field, searches };
}

test('below four characters nothing is sent, and a hint asks for more', async () => {
  const { screen, searches } = await typing('ivа', 1);
  await expect.element(screen.getByText('Type at least 4 characters')).toBeVisible();
  expect(searches).toEqual([]);
});

test('the search is sent once, when typing stops', async () => {
  // Fake timers: on a slow machine more time could pass between the keys.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const searches = answering(2);
  const screen = await render(<Picker />);
  screen.getByRole('combobox', { name: 'Client' }).element().focus();
  for (const keys of ['ivan', 'ov']) {
    await userEvent.keyboard(keys);
    await vi.advanceTimersByTimeAsync(299);
  }
  expect(searches).toEqual([]);
  await expect.element(screen.getByRole('option')).toHaveLength(2);
  expect(searches).toEqual(['ivanov']);
});

test.each([
  [0, 'No client found', 0],
  [10, '10 clients found', 10],
  [11, 'More than 10 clients found: keep typing', 0],
])('with %i found it says “%s” and lists %i', async (count, message, listed) => {
  const { screen } = await typing('ivan', count);
  await expect.element(screen.getByText(message)).toBeVisible();
  expect(screen.getByRole('option').elements()).toHaveLength(listed);
});

test('arrows and Enter choose; the client shows with its balance, and the amount has the focus', async () => {
  const { screen, field } = await typing('ivan', 3);
  await expect.element(screen.getByText('3 clients found')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const second = screen.getByRole('option', { name: 'Client 2' });
  await expect.element(second).toHaveAttribute('aria-selected', 'true');
  await expect.element(field).toHaveAttribute('aria-activedescendant', second.element().id);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(/Balance 300.000.¥, 1.000.000.¥ available to bid/)).toBeVisible();
  const change = screen.getByRole('button', { name: 'Change the client, now Client 2' });
  await expect.element(screen.getByRole('textbox', { name: 'Amount' })).toHaveFocus();
  await change.click();
  await expect.element(screen.getByRole('combobox')).toHaveFocus();
});

test.each(['{Enter}', '{Tab}'])(
  '%s takes the only client that was found, and the amount has the focus',
  async (key) => {
    const { screen } = await typing('hana', 1);
    await expect.element(screen.getByText('1 client found')).toBeVisible();
    await userEvent.keyboard(key);
    await expect.element(screen.getByText('Client 1', { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Amount' })).toHaveFocus();
  },
);

test('of several clients Enter takes none', async () => {
  const { screen, field } = await typing('ivan', 2);
  await expect.element(screen.getByText('2 clients found')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('option').elements()).toHaveLength(2);
  await expect.element(field).toHaveFocus();
});

test('Enter before the answer goes on to the amount, and takes the only client when the answer comes', async () => {
  const answer = Promise.withResolvers<Response>();
  answering(0);
  const served = vi.mocked(window.fetch).getMockImplementation();
  vi.mocked(window.fetch).mockImplementation((input, init) =>
    (input as string).includes('/user/search') ? answer.promise : served!(input, init),
  );
  const screen = await render(<Picker />);
  await userEvent.type(screen.getByRole('combobox', { name: 'Client' }), 'hana{Enter}');
  const amount = screen.getByRole('textbox', { name: 'Amount' });
  await expect.element(amount).toHaveFocus();
  await userEvent.keyboard('500000');
  answer.resolve(Response.json(people(1)));
  await expect.element(screen.getByText('Client 1', { exact: true })).toBeVisible();
  await expect.element(amount).toHaveFocus();
  await expect.element(amount).toHaveValue('500000');
});

test('a client without a limit shows as such, without free credit', async () => {
  const { screen } = await typing('ivan', 1, false);
  await screen.getByRole('option').click();
  await expect.element(screen.getByText(/Balance 300.000.¥, no bidding limit/)).toBeVisible();
});

test('Escape closes the list and leaves what was typed', async () => {
  const { screen, field } = await typing('ivan', 3);
  await expect.element(screen.getByText('3 clients found')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('option').elements()).toEqual([]);
  await expect.element(field).toHaveValue('ivan');
});

test('its error shows at the field', async () => {
  answering(0);
  const screen = await render(<Picker error="Required" />);
  await expect.element(screen.getByRole('combobox')).toHaveAccessibleDescription('Required');
});
