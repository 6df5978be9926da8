import type { Faults } from '@seri/domain/common/field-fault';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Field } from '../../ui/fields/field.tsx';
import type { CallRefusal } from '../calls/refusal.ts';
import { useForm } from './use-form.ts';

interface Values {
  name: string;
  city: string;
}

const required = { problem: 'required' } as const;

function faultsOf({ name, city }: Values): Faults<keyof Values> {
  return { ...(name === '' && { name: required }), ...(city === '' && { city: required }) };
}

interface FormProps {
  send?: (values: Values) => Promise<CallRefusal | undefined>;
  checks?: 'submit' | 'blur';
  clears?: boolean;
}

const accept = async () => undefined;

function Form({ send = accept, ...rest }: FormProps) {
  const form = useForm({
    initial: { name: '', city: '' },
    faultsOf,
    send,
    fieldNames: { first_name: 'name' },
    ...rest,
  });
  return (
    <form {...form.form}>
      <Field label="Name" {...form.field('name')} />
      <Field label="City" {...form.field('city')} />
      <button type="submit">Send</button>
      <output>{[form.isIncomplete && 'incomplete', form.isSent && 'sent', form.refusal?.code].filter(Boolean)}</output>
    </form>
  );
}

const fields = (data: Record<string, { problem: 'invalid' }>): CallRefusal => ({
  code: 'FIELDS',
  data: { fields: data },
  id: '',
});

async function fill(screen: Awaited<ReturnType<typeof render>>) {
  await screen.getByLabelText('Name').fill('Joan');
  await screen.getByLabelText('City').fill('Kobe');
}

test('an empty form reports missing fields and focuses the first one', async () => {
  const send = vi.fn(async () => undefined);
  const screen = await render(<Form send={send} />);
  await screen.getByRole('button').click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('incomplete');
  await expect.element(screen.getByLabelText('Name')).toHaveFocus();
  await expect.element(screen.getByLabelText('City')).toBeInvalid();
  expect(send).not.toHaveBeenCalled();
  await fill(screen);
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a value that changes loses its own fault and keeps the others', async () => {
  const screen = await render(<Form />);
  await screen.getByRole('button').click();
  await screen.getByLabelText('Name').fill('J');
  await expect.element(screen.getByLabelText('Name')).not.toHaveAttribute('aria-invalid');
  await expect.element(screen.getByLabelText('City')).toBeInvalid();
});

test('a field is checked on blur only if the form asks for it', async () => {
  const screen = await render(<Form />);
  await screen.getByLabelText('Name').click();
  await screen.getByLabelText('City').click();
  await expect.element(screen.getByLabelText('Name')).not.toHaveAttribute('aria-invalid');
  await screen.rerender(<Form checks="blur" />);
  await screen.getByLabelText('Name').click();
  await screen.getByLabelText('City').click();
  await expect.element(screen.getByLabelText('Name')).toBeInvalid();
});

test('a fault from the server shows at the mapped field; faults of unknown fields become a refusal of the form', async () => {
  const send = vi.fn(async () => fields({ first_name: { problem: 'invalid' }, other: { problem: 'invalid' } }));
  const screen = await render(<Form send={send} />);
  await fill(screen);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByLabelText('Name')).toBeInvalid();
  await expect.element(screen.getByLabelText('Name')).toHaveFocus();
  await expect.element(screen.getByRole('status')).toHaveTextContent('FIELDS');
});

test('a form that is being sent is not sent again', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const send = vi.fn(() => promise);
  const screen = await render(<Form send={send} />);
  await fill(screen);
  await userEvent.keyboard('{Enter}{Enter}');
  resolve(undefined);
  await expect.element(screen.getByRole('status')).toHaveTextContent('sent');
  expect(send).toHaveBeenCalledTimes(1);
});

test('passwords are cleared once sent, and the form counts as sent until a value changes', async () => {
  const screen = await render(<Form clears />);
  await fill(screen);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('status')).toHaveTextContent('sent');
  await expect.element(screen.getByLabelText('Name')).toHaveValue('');
  await screen.getByLabelText('Name').fill('J');
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement();
});
