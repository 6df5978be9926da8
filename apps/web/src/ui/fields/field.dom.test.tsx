import { createRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AmountField } from '../inputs/amount-field.tsx';
import { Check } from './check.tsx';
import { Field } from './field.tsx';
import { Switch } from './switch.tsx';
import { TextArea } from '../inputs/text-area.tsx';

test('a field is named by its caption and described by its error before its hint', async () => {
  const screen = await render(<Field label="Mobile" error="Invalid phone number" hint="With the country code" />);
  const field = screen.getByLabelText('Mobile');
  await expect.element(field).toBeInvalid();
  await expect.element(field).toHaveAccessibleDescription('Invalid phone number With the country code');
});

test('a text area is named and described like a field', async () => {
  const screen = await render(<TextArea label="Reason" error="Required field" hint="Staff read it" />);
  const field = screen.getByLabelText('Reason');
  await expect.element(field).toBeInvalid();
  await expect.element(field).toHaveAccessibleDescription('Required field Staff read it');
});

test('a field without an error is not invalid', async () => {
  const screen = await render(<Field label="Mobile" />);
  await expect.element(screen.getByLabelText('Mobile')).not.toHaveAttribute('aria-invalid');
  await expect.element(screen.getByLabelText('Mobile')).not.toHaveAttribute('aria-describedby');
});

test('the ref of a field is its input', async () => {
  const ref = createRef<HTMLInputElement>();
  const screen = await render(<Field label="City" ref={ref} name="city" />);
  expect(ref.current).toBe(screen.getByLabelText('City').element());
});

test('a password can be shown and hidden without losing its text', async () => {
  const screen = await render(<Field label="Password" type="password" defaultValue="seri-demo" />);
  const field = screen.getByLabelText('Password', { exact: true });
  await expect.element(field).toHaveAttribute('type', 'password');
  await screen.getByRole('button', { name: 'Show password' }).click();
  await expect.element(field).toHaveAttribute('type', 'text');
  await expect.element(field).toHaveValue('seri-demo');
  await screen.getByRole('button', { name: 'Hide password' }).click();
  await expect.element(field).toHaveAttribute('type', 'password');
});

function Amount({ step }: { step?: number }) {
  const [value, setValue] = useState<number | null>(1000);
  return (
    <>
      <AmountField label="Bid" value={value} onValueChange={setValue} step={step} min={1000} />
      <output>{String(value)}</output>
    </>
  );
}

test('an amount is grouped during typing, and the caret stays behind its digit', async () => {
  const screen = await render(<Amount />);
  const field = screen.getByLabelText('Bid');
  await userEvent.fill(field, '1850000');
  await expect.element(field).toHaveValue('1\u00A0850\u00A0000');
  const input = field.element();
  if (!(input instanceof HTMLInputElement)) throw new Error('no input');
  input.setSelectionRange(3, 3);
  await userEvent.keyboard('9');
  await expect.element(field).toHaveValue('18\u00A0950\u00A0000');
  expect(input.selectionStart).toBe(4);
  await expect.element(screen.getByRole('status')).toHaveTextContent('18950000');
});

test('the steps change the amount, but never below the minimum', async () => {
  const screen = await render(<Amount step={500} />);
  await screen.getByRole('button', { name: 'Increase by 500' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('1500');
  await screen.getByLabelText('Bid').click();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect.element(screen.getByRole('status')).toHaveTextContent('1000');
  await expect.element(screen.getByRole('button', { name: 'Decrease by 500' })).toBeDisabled();
});

test('a check box announces its mixed state and its error', async () => {
  const screen = await render(<Check label="All lots" indeterminate error="Choose at least one" />);
  const box = screen.getByRole('checkbox', { name: 'All lots' });
  await expect.element(box).toBePartiallyChecked();
  await expect.element(box).toHaveAccessibleDescription('Choose at least one');
});

test('a switch has role switch, and Space toggles it', async () => {
  const screen = await render(<Switch label="Sound" />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByRole('switch', { name: 'Sound' })).toBeChecked();
});

test('an indeterminate box stays so if the click changes nothing, and otherwise takes the new state', async () => {
  const clicked = vi.fn<() => void>();
  const screen = await render(<Check label="All lots" indeterminate checked={false} onChange={clicked} />);
  const box = screen.getByLabelText('All lots');
  await box.click();
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(box.element()).toHaveProperty('indeterminate', true);
  await screen.rerender(<Check label="All lots" checked onChange={clicked} />);
  expect(box.element()).toMatchObject({ indeterminate: false, checked: true });
});
