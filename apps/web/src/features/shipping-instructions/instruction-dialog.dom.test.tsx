import { shippingInstructionsCalls } from '@seri/contract/shipping/shipping-instructions.calls';
import { mostCarsOfInstruction } from '@seri/domain/shipping-files/instruction-sheet';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InApp } from '../../lib/browser/in-app.testkit.tsx';
import { type FakeServer, startFakeServer } from '../../lib/calls/fake-server.testkit.ts';
import { queryClient } from '../../lib/calls/query-client.ts';
import { InstructionDialog } from './instruction-dialog.tsx';

let server: FakeServer;
let files: File[];
const onClose = vi.fn();

beforeEach(() => {
  server = startFakeServer();
  server.answer(shippingInstructionsCalls.file, () => new Response('a sheet') as unknown as Uint8Array);
  files = [];
  onClose.mockClear();
  vi.setSystemTime('2026-11-27T16:00:00Z');
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as File);
    return '#';
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const show = (cars: readonly number[], incomplete = 0) =>
  render(
    <InApp client={queryClient}>
      <InstructionDialog cars={cars} incomplete={incomplete} onClose={onClose} />
    </InApp>,
  );
const save = page.getByRole('button', { name: 'Save file' });
const queries = () => server.requests(shippingInstructionsCalls.file).map(({ query }) => query);

test('R102 the file of the chosen cars is saved under the day in Japan, without numbers of passports', async () => {
  await show([700_002, 700_001]);
  await expect.element(page.getByRole('heading', { name: 'Shipping instruction for 2 cars' })).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: /^With passport numbers/ })).not.toBeChecked();
  await save.click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(queries()).toEqual([{ purchases: '700002,700001' }]);
  expect(files.map(({ name }) => name)).toEqual(['shipping-instruction-2026-11-28.xlsx']);
  expect(await files[0]?.text()).toBe('a sheet');
});

test('R102 numbers of passports are in the file if somebody says so', async () => {
  await show([700_001]);
  await page.getByRole('checkbox', { name: /^With passport numbers/ }).click();
  await save.click();
  await expect.poll(queries).toEqual([{ purchases: '700001', documents: '1' }]);
});

test('R102 it tells how many cars have no complete consignee', async () => {
  await show([700_001, 700_002, 700_003], 2);
  await expect.element(page.getByText(/^2\scars have no complete consignee/)).toBeVisible();
  await expect.element(save).toBeEnabled();
});

test('R102 more cars than a file takes are refused before anything is asked for', async () => {
  await show(Array.from({ length: mostCarsOfInstruction + 1 }, (_, place) => place + 1));
  await expect.element(page.getByText(/takes 200\scars at most/)).toBeVisible();
  await expect.element(save).toBeDisabled();
});

test('R102 a car that is gone is told, and the dialog stays', async () => {
  server.refuse(shippingInstructionsCalls.file, 'NOT_FOUND');
  await show([700_001]);
  await save.click();
  await expect.poll(() => page.getByRole('alert').query()?.textContent).toBeTruthy();
  expect([files, onClose.mock.calls]).toEqual([[], []]);
});
