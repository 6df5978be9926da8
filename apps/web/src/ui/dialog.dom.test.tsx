import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';
import { Field } from './field.tsx';
import './tokens.css';

function Asking({ locked = false, withField = false }: { locked?: boolean; withField?: boolean }) {
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

test('a dialog is named by its title and puts the focus into its first field', async () => {
  const screen = await render(<Asking withField />);
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Cancel this bid?' })).toBeVisible();
  await expect.element(screen.getByLabelText('Reason')).toHaveFocus();
});

test('without a field the title takes the focus, so that no button is pressed by chance', async () => {
  const screen = await render(<Asking />);
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Cancel this bid?' })).toHaveFocus();
});

test('Escape closes it and the focus returns to what opened it', async () => {
  const screen = await render(<Asking withField />);
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('a button of the footer gives the focus back too', async () => {
  const screen = await render(<Asking />);
  await screen.getByRole('button', { name: 'Open' }).click();
  await screen.getByRole('button', { name: 'Keep' }).click();
  await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('the second half of the double click that opened it presses nothing', async () => {
  const screen = await render(<Asking />);
  await screen.getByRole('button', { name: 'Open' }).click();
  const keep = screen.getByRole('button', { name: 'Keep' });
  keep.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }));
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await keep.click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('an Enter that was pressed before it opened presses nothing in it, held or doubled', async () => {
  const screen = await render(<Asking withField />);
  const opener = screen.getByRole('button', { name: 'Open' });
  (opener.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByLabelText('Reason')).toHaveFocus();
  const keep = screen.getByRole('button', { name: 'Keep' }).element() as HTMLElement;
  keep.focus();
  const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true });
  expect(keep.dispatchEvent(held)).toBe(false);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await new Promise((next) => setTimeout(next, 500));
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('the page behind is out of reach', async () => {
  const screen = await render(<Asking withField />);
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect.element(screen.getByLabelText('Reason')).toHaveFocus();
  for (let step = 0; step < 6; step += 1) {
    await userEvent.tab();
    const { activeElement } = document;
    expect(activeElement === document.body || activeElement?.closest('dialog') !== null).toBe(true);
  }
});

test('a locked dialog stays, whatever Escape says', async () => {
  const screen = await render(<Asking locked />);
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Close' }).query()).toBeNull();
  await userEvent.keyboard('{Escape}{Escape}{Escape}');
  await expect.element(screen.getByRole('dialog')).toBeVisible();
});

function Side() {
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

test('a drawer closes by a click beside it', async () => {
  const screen = await render(<Side />);
  await screen.getByRole('button', { name: 'Menu' }).click();
  const drawer = screen.getByRole('dialog', { name: 'Pages' });
  await expect.element(screen.getByRole('link', { name: 'Cars' })).toHaveFocus();
  await drawer.click({ position: { x: 400, y: 200 }, force: true });
  await expect.element(drawer).not.toBeInTheDocument();
});
