import { type ComponentType, Suspense, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { lazyPiece } from './lazy-piece.tsx';

const gone = new TypeError('Failed to fetch dynamically imported module: http://x/a.js');
let failure: Error | undefined;

async function load() {
  if (failure) throw failure;
  return { Panel: ({ onClose }: { onClose: () => void }) => <button onClick={onClose}>Panel</button> };
}

afterEach(() => void vi.restoreAllMocks());

function Page({ Piece }: { Piece: ComponentType<{ onClose: () => void }> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Suspense>{isOpen && <Piece onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

async function open() {
  failure = gone;
  vi.spyOn(console, 'error').mockReturnValue();
  const screen = await render(<Page Piece={lazyPiece(load, 'Panel')} />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await opener.click();
  const line = screen.getByRole('alert');
  await expect.element(line.getByText('Part of the page did not load')).toBeVisible();
  return {
    opener,
    line,
    panel: screen.getByRole('button', { name: 'Panel' }),
    retry: screen.getByRole('button', { name: 'Try again' }),
    reload: screen.getByRole('button', { name: 'Reload' }),
    close: screen.getByRole('button', { name: 'Close' }),
  };
}

test('a piece whose code fails to load leaves page and focus alone, and a retry shows it', async () => {
  const { opener, line, retry, panel } = await open();
  await expect.element(opener).toHaveFocus();
  failure = undefined;
  await retry.click();
  await expect.element(panel).toBeVisible();
  await expect.element(line).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('offline the retry stays; after a failed retry online a reload is offered', async () => {
  const { retry, reload } = await open();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await retry.click();
  await expect.element(retry).toHaveFocus();
  await expect.element(retry).not.toHaveAttribute('aria-busy', 'true');
  onLine.mockReturnValue(true);
  await retry.click();
  await expect.element(reload).toHaveFocus();
});

test('a failed piece can be closed and opened later', async () => {
  const { opener, line, close, panel } = await open();
  await close.click();
  await expect.element(line).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  failure = undefined;
  await opener.click();
  await expect.element(panel).toBeVisible();
});
