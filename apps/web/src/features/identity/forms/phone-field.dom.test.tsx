import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PhoneField } from './phone-field.tsx';

function Phone({ masked, initial = '' }: { masked: boolean; initial?: string }) {
  const [value, setValue] = useState(initial);
  return <PhoneField label="Phone" masked={masked} value={value} onChange={({ target }) => setValue(target.value)} />;
}

async function typeAt(offset: number, keys: string) {
  const screen = await render(<Phone masked initial="+7 (914) 555-01-23" />);
  const field = screen.getByLabelText('Phone');
  await field.click();
  const input = field.element() as HTMLInputElement;
  input.setSelectionRange(offset, offset);
  await userEvent.keyboard(keys);
  return { value: input.value, caret: input.selectionStart };
}

test('the mask is applied during typing', async () => {
  const screen = await render(<Phone masked />);
  await screen.getByLabelText('Phone').click();
  await userEvent.keyboard('79145550123');
  await expect.element(screen.getByLabelText('Phone')).toHaveValue('+7 (914) 555-01-23');
});

test('without a mask the number stays as typed', async () => {
  const screen = await render(<Phone masked={false} />);
  await screen.getByLabelText('Phone').click();
  await userEvent.keyboard('+81 90-1234');
  await expect.element(screen.getByLabelText('Phone')).toHaveValue('+81 90-1234');
});

test('after typing a digit in the middle the caret is behind it', async () => {
  expect(await typeAt(5, '{Backspace}8')).toEqual({ value: '+7 (814) 555-01-23', caret: 5 });
});

test('Backspace passes a bracket', async () => {
  expect(await typeAt(9, '{Backspace}{Backspace}')).toMatchObject({ value: '+7 (915) 550-12-3' });
});

test('Delete passes a bracket', async () => {
  expect(await typeAt(2, '{Delete}{Delete}')).toMatchObject({ value: '+7 (145) 550-12-3' });
});
