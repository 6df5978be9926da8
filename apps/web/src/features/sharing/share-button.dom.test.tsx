import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { soon } from '../../lib/browser/soon.testkit.ts';
import type { LotView } from '../lots/page/lot-view.ts';
import { bikeView, carView, machineView } from '../lots/page/lot-views.testkit.ts';
import { ShareButton } from './share-button.tsx';

/** Requests as paths with queries. */
let requests: string[];
let answer: () => Response;
const writeText = vi.fn<(text: string) => Promise<void>>();

const refuse = (status: number, code: string) =>
  Response.json({ success: false, code, data: {}, text: { en: '', ru: '' }, id: 'x' }, { status });

beforeEach(() => {
  requests = [];
  answer = () => Response.json({ password: '004180' });
  writeText.mockReset().mockResolvedValue();
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { pathname, search } = new URL(new Request(input, init).url);
    requests.push(`${pathname}${search}`);
    return answer();
  });
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
});

afterEach(() => void vi.restoreAllMocks());

async function open(
  lot: LotView = carView(7, { lotImages: { images: ['/v1/lots/7/photos/1/1280'], thumbnails: [] } }),
) {
  const screen = await render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ShareButton lot={lot} />
    </QueryClientProvider>,
  );
  const button = screen.getByRole('button', { name: 'Share', exact: true });
  await button.click();
  return {
    button,
    dialog: screen.getByRole('dialog'),
    link: screen.getByRole('textbox', { name: 'Link' }),
    copy: screen.getByRole('button', { name: 'Copy', exact: true }),
    copied: screen.getByRole('button', { name: 'Copied', exact: true }),
  };
}

test('opening requests a code by the id field of the kind, with the extra fields that older clients send', async () => {
  const { dialog, link, button, copy } = await open();
  await expect.element(link).toHaveValue(`${location.origin}/car-auctions/share/7?code=004180`);
  await expect.element(dialog.getByText('004 180')).toBeVisible();
  await expect.element(copy).toHaveFocus();
  const [path, query] = requests[0]?.split('?') ?? [];
  expect(path).toBe('/v1/car-auction/password');
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    carId: '7',
    auctionDate: '2026-11-18T03:00:00Z',
    imageUrl: '/v1/lots/7/photos/1/1280',
    auctionType: 'main',
  });
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
  await button.click();
  await expect.element(link).toBeVisible();
  expect(requests).toHaveLength(2);
});

test.each([
  ['bikes', bikeView(7), 'bikeId', '/bike-auctions/share/7?code=004180'],
  ['machinery', machineView(7), 'id', '/machinery/share/7'],
] as const)(
  'a lot of %s is shared by the id field and the address of its kind',
  async (pageType, lot, idField, path) => {
    const { link } = await open(lot);
    await expect.element(link).toHaveValue(`${location.origin}${path}`);
    const asked = new URL(requests[0] ?? '', location.origin);
    expect(asked.pathname).toBe(`/v1/${pageType}/password`);
    expect(asked.searchParams.get(idField)).toBe('7');
  },
);

test('Back closes the dialog and leaves nothing in the address', async () => {
  const address = window.location.href;
  window.history.pushState(window.history.state, '', '#photo-2');
  const { button, dialog, link } = await open();
  await expect.element(link).toBeVisible();
  window.history.back();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  expect(window.location.href).toBe(address);
});

test('copying is confirmed for three seconds and announced', async () => {
  const { link, copy, copied, dialog } = await open();
  await expect.element(link).toBeVisible();
  const later = vi.spyOn(window, 'setTimeout');
  await copy.click();
  await expect.element(copied).toBeVisible();
  expect(writeText).toHaveBeenCalledExactlyOnceWith(`${location.origin}/car-auctions/share/7?code=004180`);
  await expect.element(dialog.getByText('Link copied')).toBeInTheDocument();
  await soon(() => expect(later.mock.calls.map(([, after]) => after)).toContain(3000));
  await expect.element(copy).toBeVisible();
});

test('if the browser forbids copying, the link is selected and the reader is told', async () => {
  writeText.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  const { link, copy } = await open();
  await copy.click();
  await expect
    .element(link)
    .toHaveAccessibleDescription('Your browser does not allow copying here. The link is selected: press Ctrl C');
  const { selectionStart, selectionEnd, value } = link.element() as HTMLInputElement;
  expect([selectionStart, selectionEnd]).toEqual([0, value.length]);
});

test('the message has the lot and the link, and opens in a new tab without opener or referrer', async () => {
  const { dialog } = await open();
  const send = dialog.getByRole('link', { name: 'Send via WhatsApp' });
  await expect.element(send).toHaveAttribute('target', '_blank');
  await expect.element(send).toHaveAttribute('rel', 'noopener noreferrer');
  const { searchParams } = new URL((send.element() as HTMLAnchorElement).href);
  expect(searchParams.get('text')).toBe(
    `USS Tokyo · 20007 · Toyota Harrier, 2021\n${location.origin}/car-auctions/share/7?code=004180`,
  );
});

for (const [code, status, reason] of [
  ['SHARE_LIMIT', 409, 'Twenty people already share this lot. Ask one of them for the link'],
  ['FORBIDDEN', 403, 'You do not have permission to do this'],
] as const) {
  test(`a refusal is shown and can be retried: ${code}`, async () => {
    answer = () => refuse(status, code);
    const { dialog, link } = await open();
    await expect.element(dialog.getByText(reason)).toBeVisible();
    answer = () => Response.json({ password: '418052' });
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect.element(link).toBeVisible();
    expect(dialog.element().contains(document.activeElement)).toBe(true);
  });
}
