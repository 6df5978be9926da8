import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../frame/button.tsx';
import { Field } from '../fields/field.tsx';
import { Popover } from './popover.tsx';
import type { TriggerProps } from '../menus/use-popover.ts';

const opener = (props: TriggerProps) => <Button {...props}>Search</Button>;

test('a popover opens beside its button, takes the focus and returns it on Escape', async () => {
  const screen = await render(
    <Popover label="Search" trigger={opener}>
      <Field label="Words" />
    </Popover>,
  );
  const button = screen.getByRole('button', { name: 'Search' });
  await button.click();
  await expect.element(screen.getByLabelText('Words')).toHaveFocus();
  const overlay = screen.getByRole('dialog', { name: 'Search' }).element().getBoundingClientRect();
  const anchor = button.element().getBoundingClientRect();
  expect(overlay.top).toBeGreaterThanOrEqual(anchor.bottom);
  expect(overlay.top - anchor.bottom).toBeLessThan(8);
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByLabelText('Words').query()).toBeNull();
});

test('the content can close its popover', async () => {
  const screen = await render(
    <Popover label="Search" trigger={opener}>
      {(close) => <Button onClick={close}>Done</Button>}
    </Popover>,
  );
  await screen.getByRole('button', { name: 'Search' }).click();
  await screen.getByRole('button', { name: 'Done' }).click();
  await expect.element(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
});

test('a popover that traps the focus has a cross, and Tab stays inside', async () => {
  const screen = await render(
    <>
      <Popover label="Group" trapsFocus trigger={opener}>
        <Button>A</Button>
        <Button>B</Button>
      </Popover>
      <Button>Elsewhere</Button>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Search' });
  await button.click();
  const [first, cross] = [screen.getByRole('button', { name: 'A' }), screen.getByRole('button', { name: 'Close' })];
  await expect.element(first).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(cross).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(first).toHaveFocus();
  await cross.click();
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});
