import type { PageType } from '@seri/domain/catalogue/page-types';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { sharedLotCalls } from '@seri/contract/screens/shared-lot.calls';
import { soon } from '../../lib/browser/soon.testkit.ts';
import { type FakeServer, refusal, startFakeServer } from '../../lib/calls/fake-server.testkit.ts';
import { serveRiddles, signatureOf } from '../identity/session/accounts.testkit.ts';
import { carView } from '../lots/page/lot-views.testkit.ts';
import { SharedLotPage } from './shared-lot-page.tsx';

let server: FakeServer;
let refusals: Response[];
let home: PageType;
const right = '418052';
const view = sharedLotCalls['car-auction'].view;

/** The codes of the requests, each with the riddle it solved if there was one. */
const sent = () =>
  server.requests(view).map(({ query, captcha }) => [query['code'], captcha && signatureOf(captcha)].filter(Boolean));

beforeEach(() => {
  refusals = [];
  home = 'car-auction';
  server = startFakeServer();
  serveRiddles(server);
  server.answer(view, ({ query: { code } }) => {
    const next = refusals.shift();
    if (next) return next;
    if (code === right) return carView(7, { pageType: home });
    return refusal(code === undefined ? 'LOCKED' : 'WRONG_CODE');
  });
});

const keepCode = vi.fn<(code: string | undefined) => void>();
const moveTo = vi.fn<(pageType: PageType) => void>();

const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

interface SharedLinkParts {
  code?: string;
  pageType?: PageType;
}

function Page({ code: first, pageType = 'car-auction' }: SharedLinkParts) {
  const [code, setCode] = useState(first);
  const keep = (next: string | undefined) => {
    keepCode(next);
    setCode(next);
  };
  return (
    <SharedLotPage
      pageType={pageType}
      id="7"
      code={code}
      keepCode={keep}
      moveTo={moveTo}
      loading={<p>Loading</p>}
      renderLot={(lot) => <img src={dot} alt={`Lot ${lot.lotInfo.lotNumber}`} />}
      renderMissing={(onRetry) => <button onClick={onRetry}>{onRetry ? 'Again' : 'Missing'}</button>}
    />
  );
}

async function show(link: SharedLinkParts = {}) {
  keepCode.mockReset();
  moveTo.mockReset();
  const screen = await render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Page {...link} />
    </QueryClientProvider>,
  );
  return {
    screen,
    field: screen.getByRole('textbox', { name: 'Access code' }),
    open: screen.getByRole('button', { name: 'Open lot' }),
    lot: screen.getByRole('img', { name: 'Lot 20007' }),
  };
}

test('the code of the link opens the lot, and robots are told not to index it', async () => {
  const { lot } = await show({ code: right });
  await expect.element(lot).toBeInTheDocument();
  expect(sent()[0]).toEqual([right]);
  expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
});

test('without a code nothing of the lot is shown, and the field waits for six digits', async () => {
  const { field, lot } = await show();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAttribute('inputmode', 'numeric');
  await expect.element(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(lot).not.toBeInTheDocument();
  expect(document.title).toBe('Shared lot · Seri');
});

test('fewer than six digits are not sent; other characters are dropped', async () => {
  const { field, lot } = await show();
  await field.fill('418 05');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveAccessibleDescription('Enter all six digits');
  expect(sent()).toEqual([[]]);
  await field.fill('418 052 7');
  await expect.element(field).toHaveValue(right);
  await userEvent.keyboard('{Enter}');
  await expect.element(lot).toBeInTheDocument();
  expect(keepCode).toHaveBeenCalledExactlyOnceWith(right);
});

test('a wrong code is reported at the field, which keeps its value and the focus', async () => {
  const { field, open, lot } = await show();
  await field.fill('000000');
  await open.click();
  await expect.element(field).toHaveAccessibleDescription('Wrong access code');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('000000');
  await userEvent.keyboard(right);
  await expect.element(field).not.toHaveAttribute('aria-invalid');
  await userEvent.keyboard('{Enter}');
  await expect.element(lot).toBeInTheDocument();
});

test('a wrong code in a link is reported and forgotten, so that a reload is not another try', async () => {
  const { field } = await show({ code: '000000' });
  await expect.element(field).toHaveAccessibleDescription('Wrong access code');
  await expect.element(field).toHaveValue('000000');
  await soon(() => expect(keepCode).toHaveBeenLastCalledWith(undefined));
  expect(sent()).toEqual([['000000']]);
});

test('after too many tries a countdown runs, the digits stay, and the button is disabled until its end', async () => {
  const { screen, field, open, lot } = await show();
  refusals = [refusal('TOO_MANY', { retryAfter: 899 })];
  await field.fill(right);
  const clock = Date.now();
  const now = vi.spyOn(Date, 'now').mockReturnValue(clock);
  await userEvent.keyboard('{Enter}');
  const timer = screen.getByRole('timer');
  await expect.element(timer).toHaveTextContent('14:59');
  await expect.element(field).toHaveValue(right);
  await expect.element(open).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  now.mockReturnValue(clock + 890_000);
  await expect.element(timer).toHaveTextContent('0:09');
  now.mockReturnValue(clock + 899_000);
  await expect.element(screen.getByText('You can try again now')).toBeVisible();
  expect(sent()).toHaveLength(2);
  await userEvent.keyboard('{Enter}');
  await expect.element(lot).toBeInTheDocument();
});

test('if a captcha is demanded, the same code is sent again with a token', async () => {
  refusals = [refusal('CAPTCHA')];
  const { lot } = await show({ code: right });
  await expect.element(lot).toBeInTheDocument();
  expect(sent()).toEqual([[right], [right, 'share 1']]);
});

test('a missing machine asks for no code', async () => {
  server.refuse(sharedLotCalls.machinery.view, 'NOT_FOUND');
  const { screen, field } = await show({ pageType: 'machinery' });
  await expect.element(screen.getByRole('button', { name: 'Missing' })).toBeVisible();
  await expect.element(field).not.toBeInTheDocument();
});

test('a failure can be retried', async () => {
  refusals = [refusal('INTERNAL')];
  const { screen, lot } = await show({ code: right });
  await screen.getByRole('button', { name: 'Again' }).click();
  await expect.element(lot).toBeInTheDocument();
});

test('a lot that has moved to another page type is shown there', async () => {
  home = 'stats';
  await show({ code: right });
  await soon(() => expect(moveTo).toHaveBeenCalledExactlyOnceWith('stats'));
});

test('the first picture that fails refetches the lot, once', async () => {
  const { lot } = await show({ code: right });
  await expect.element(lot).toBeInTheDocument();
  const fail = () => lot.element().dispatchEvent(new Event('error'));
  fail();
  await soon(() => expect(sent()).toEqual([[right], [right]]));
  fail();
  await userEvent.keyboard('{Tab}');
  expect(sent()).toHaveLength(2);
});
