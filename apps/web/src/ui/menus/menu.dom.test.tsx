import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../frame/button.tsx';
import { Menu } from './menu.tsx';
import type { TriggerProps } from './use-popover.ts';
import { UiProvider } from '../frame/ui-provider.tsx';

const opener = (props: TriggerProps) => <Button {...props}>Account</Button>;

function items(chosen: (id: string) => void) {
  return [
    { id: 'profile', label: 'Profile', href: '/profile' },
    { id: 'password', label: 'Password', onSelect: () => chosen('password') },
    { id: 'help', label: 'Help', disabled: true, onSelect: () => chosen('help') },
    { id: 'out', label: 'Sign out', danger: true, onSelect: () => chosen('out') },
  ];
}

async function opened(chosen: (id: string) => void = () => {}) {
  const screen = await render(<Menu label="Account" trigger={opener} items={items(chosen)} />);
  await screen.getByRole('button', { name: 'Account' }).click();
  await expect.element(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus();
  return screen;
}

test('a closed menu announces that and renders no items', async () => {
  const screen = await render(<Menu label="Account" trigger={opener} items={items(() => {})} />);
  const button = screen.getByRole('button', { name: 'Account' });
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await expect.element(button).toHaveAttribute('aria-haspopup', 'menu');
  expect(screen.getByRole('menuitem').query()).toBeNull();
});

test('arrow keys, Home and End move the focus', async () => {
  const screen = await opened();
  const item = (name: string) => screen.getByRole('menuitem', { name });
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('Password')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(item('Sign out')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('Profile')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(item('Sign out')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(item('Profile')).toHaveFocus();
});

test('typing focuses the item that starts with the text', async () => {
  const screen = await opened();
  await userEvent.keyboard('s');
  await expect.element(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus();
});

test('Escape closes the menu and returns the focus', async () => {
  const screen = await opened();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Account' })).toHaveFocus();
  await expect.element(screen.getByRole('button', { name: 'Account' })).toHaveAttribute('aria-expanded', 'false');
});

test('Enter chooses the item, closes the menu and returns the focus', async () => {
  const chosen = vi.fn<(id: string) => void>();
  const screen = await opened(chosen);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(chosen).toHaveBeenCalledExactlyOnceWith('password');
  await expect.element(screen.getByRole('button', { name: 'Account' })).toHaveFocus();
});

test('a disabled item can be focused but does nothing', async () => {
  const chosen = vi.fn<(id: string) => void>();
  const screen = await opened(chosen);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(chosen).not.toHaveBeenCalled();
  await expect.element(screen.getByRole('menuitem', { name: 'Help' })).toHaveFocus();
});

test('ArrowUp on the button opens the menu at its last item', async () => {
  const screen = await render(<Menu label="Account" trigger={opener} items={items(() => {})} />);
  screen.getByRole('button', { name: 'Account' }).element().focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus();
});

test('a link in the menu navigates inside the app', async () => {
  const navigate = vi.fn<(href: string) => void>();
  const screen = await render(
    <UiProvider language="en" navigate={navigate}>
      <Menu label="Account" trigger={opener} items={items(() => {})} />
    </UiProvider>,
  );
  await screen.getByRole('button', { name: 'Account' }).click();
  await screen.getByRole('menuitem', { name: 'Profile' }).click();
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/profile');
});

test('a menu of options marks the chosen one', async () => {
  const groups = ['A', 'B'].map((id) => ({ id, label: id, checked: id === 'B' }));
  const screen = await render(<Menu label="Group" trigger={opener} items={groups} />);
  await screen.getByRole('button').click();
  await expect.element(screen.getByRole('menuitemradio', { name: 'B' })).toBeChecked();
  await expect.element(screen.getByRole('menuitemradio', { name: 'A' })).not.toBeChecked();
});
