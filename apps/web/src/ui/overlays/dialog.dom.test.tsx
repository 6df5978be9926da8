import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../frame/button.tsx';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';
import { Field } from '../fields/field.tsx';
import { holdEventTime } from '../../lib/browser/event-time.testkit.ts';

afterEach(() => vi.restoreAllMocks());

function ConfirmDialog({ locked = false, withField = false }: { locked?: boolean; withField?: boolean }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        onClose={close}
        locked={locked}
        title="Cancel this bid?"
        footer={<Button onClick={close}>Keep</Button>}
      >
        {withField ? <Field label="Reason" /> : <p>It is withdrawn.</p>}
      </Dialog>
    </>
  );
}

test('a dialog is named by its title and focuses its first field', async () => {
  const screen = await render(<ConfirmDialog withField />);
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Cancel this bid?' })).toBeVisible();
  await expect.element(screen.getByLabelText('Reason')).toHaveFocus();
});

test('a dialog without a field focuses its title, so that no button is pressed by accident', async () => {
  const screen = await render(<ConfirmDialog />);
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Cancel this bid?' })).toHaveFocus();
});

test('Escape closes the dialog and returns the focus to its opener', async () => {
  const screen = await render(<ConfirmDialog withField />);
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('closing by a footer button returns the focus too', async () => {
  const screen = await render(<ConfirmDialog />);
  await screen.getByRole('button', { name: 'Open' }).click();
  await screen.getByRole('button', { name: 'Keep' }).click();
  await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('the second click of a double click that opened the dialog presses nothing in it', async () => {
  const screen = await render(<ConfirmDialog />);
  await screen.getByRole('button', { name: 'Open' }).click();
  const keep = screen.getByRole('button', { name: 'Keep' });
  keep.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }));
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await keep.click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('a held or repeated Enter that opened the dialog presses nothing in it', async () => {
  const events = holdEventTime();
  const screen = await render(<ConfirmDialog withField />);
  const opener = screen.getByRole('button', { name: 'Open' });
  (opener.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByLabelText('Reason')).toHaveFocus();
  const keep = screen.getByRole('button', { name: 'Keep' }).element() as HTMLElement;
  keep.focus();
  const heldEnter = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true });
  expect(keep.dispatchEvent(heldEnter)).toBe(false);
  events.pass(499);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  events.pass(1);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('Tab never reaches the page behind the dialog', async () => {
  const screen = await render(<ConfirmDialog withField />);
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect.element(screen.getByLabelText('Reason')).toHaveFocus();
  for (let step = 0; step < 6; step += 1) {
    await userEvent.tab();
    const { activeElement } = document;
    expect(activeElement === document.body || activeElement?.closest('dialog') !== null).toBe(true);
  }
});

test('Escape does not close a locked dialog', async () => {
  const screen = await render(<ConfirmDialog locked />);
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Close' }).query()).toBeNull();
  await userEvent.keyboard('{Escape}{Escape}{Escape}');
  await expect.element(screen.getByRole('dialog')).toBeVisible();
});

function PagesDrawer() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Menu</Button>
      <Drawer open={open} onClose={() => setOpen(false)} title="Pages">
        <a href="#cars">Cars</a>
      </Drawer>
    </>
  );
}

test('a click outside closes a drawer', async () => {
  const screen = await render(<PagesDrawer />);
  await screen.getByRole('button', { name: 'Menu' }).click();
  const drawer = screen.getByRole('dialog', { name: 'Pages' });
  await expect.element(screen.getByRole('link', { name: 'Cars' })).toHaveFocus();
  await drawer.click({ position: { x: 400, y: 200 }, force: true });
  await expect.element(drawer).not.toBeInTheDocument();
});
