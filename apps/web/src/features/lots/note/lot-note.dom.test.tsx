import { noteAtMost } from '@seri/domain/lots/lot-note';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { queryClient } from '../../../lib/calls/query-client.ts';
import { lotViewKey } from '../page/lot-view.ts';
import { carView } from '../page/lot-views.testkit.ts';
import { LotNote } from './lot-note.tsx';

/** The note on the server. */
let serverNote: string;
let isEditable: boolean;
let sent: { comment: string; former?: string }[];
let refusal: { status: number; code: string } | undefined;

beforeEach(() => {
  serverNote = '';
  isEditable = true;
  sent = [];
  refusal = undefined;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const body = (await new Request(input, init).json()) as { comment: string; former?: string };
    sent.push(body);
    if (body.former !== serverNote) refusal ??= { status: 409, code: 'STATE_CHANGED' };
    if (refusal) {
      const { status, code } = refusal;
      refusal = undefined;
      return Response.json({ success: false, code, data: {}, text: { en: '', ru: '' }, id: 'x' }, { status });
    }
    serverNote = body.comment;
    return Response.json({ success: true });
  });
});

afterEach(async () => {
  queryClient.clear();
  vi.restoreAllMocks();
  await page.viewport(1440, 900);
});

function Lot() {
  const { data } = useQuery({
    queryKey: lotViewKey('7'),
    queryFn: () => {
      const view = carView(7);
      const note = { comment: serverNote, commentEditable: isEditable };
      return { ...view, carCommonDetail: { ...view.carCommonDetail, ...note } };
    },
  });
  return data && <LotNote lot={data} />;
}

async function show(note: string, { asManager = true } = {}) {
  serverNote = note;
  isEditable = asManager;
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <Lot />
    </QueryClientProvider>,
  );
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  return { screen, button, field: screen.getByRole('textbox'), dialog: screen.getByRole('dialog') };
}

/** Opens the note, waits for the form and types into it. */
async function write(note: string, typed: string) {
  const parts = await show(note);
  await parts.button(note === '' ? 'Add a note' : 'Edit').click();
  await expect.element(parts.field).toHaveFocus();
  await userEvent.fill(parts.field, typed);
  return parts;
}

test('readers see the note as plain text, and nothing if there is none', async () => {
  const { screen } = await show('First line.\n<b>Second</b> line.', { asManager: false });
  const note = screen.getByText('First line.', { exact: false });
  await expect.element(note).toBeVisible();
  await expect.element(note).toHaveTextContent('First line. <b>Second</b> line.');
  expect(note.element().getBoundingClientRect().height).toBeGreaterThan(30);
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  serverNote = '';
  await queryClient.invalidateQueries();
  await expect.element(screen.getByText('Manager’s note')).not.toBeInTheDocument();
});

test('a manager adds a note, and the focus returns to the opener', async () => {
  const { screen, button, field } = await write('', ' Good car. ');
  await button('Save').click();
  await expect.element(button('Edit')).toHaveFocus();
  await expect.element(screen.getByText('Good car.')).toBeVisible();
  await expect.element(field).not.toBeInTheDocument();
  expect(sent).toEqual([{ carId: 7, comment: 'Good car.', former: '' }]);
});

test('Ctrl+Enter saves; an empty text deletes the note', async () => {
  const { button } = await write('Good car.', '');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(button('Add a note')).toHaveFocus();
  expect(sent).toEqual([{ carId: 7, comment: '', former: 'Good car.' }]);
});

test('a colleague’s newer note is shown first, and only the next save overwrites it', async () => {
  const { screen, button, field } = await write('Good car.', 'Mine.');
  serverNote = 'Theirs.';
  await button('Save').click();
  await expect.element(screen.getByRole('alert').getByText(/Theirs\./)).toBeVisible();
  await expect.element(field).toHaveValue('Mine.');
  await button('Save').click();
  await expect.element(screen.getByText('Mine.')).toBeVisible();
  expect(sent.map(({ former }) => former)).toEqual(['Good car.', 'Theirs.']);
  expect(serverNote).toBe('Mine.');
});

test('a note deleted by a colleague is reported too', async () => {
  const { screen, button } = await write('Good car.', 'Mine.');
  serverNote = '';
  await button('Save').click();
  await expect.element(screen.getByRole('alert').getByText(/deleted this note/)).toBeVisible();
});

test('a failure shows the reason and keeps the text', async () => {
  const { screen, button, field } = await write('', 'Mine.');
  refusal = { status: 500, code: 'INTERNAL' };
  await button('Save').click();
  await expect.element(screen.getByRole('alert').getByText(/Something went wrong/)).toBeVisible();
  await expect.element(field).toHaveValue('Mine.');
});

test('a note that is too long is not sent', async () => {
  const { button, field } = await write('', 'x'.repeat(noteAtMost + 1));
  await button('Save').click();
  await expect.element(field).toBeInvalid();
  await expect.element(field).toHaveFocus();
  expect(sent).toEqual([]);
});

test('Escape closes an unchanged note at once, and asks before changes are lost', async () => {
  const { button, field, dialog } = await write('Good car.', 'Good car. ');
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Edit')).toHaveFocus();
  await button('Edit').click();
  await userEvent.fill(field, 'Other words.');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('Other words.');
  await button('Cancel').click();
  await button('Discard').click();
  await expect.element(button('Edit')).toHaveFocus();
  expect(sent).toEqual([]);
});

test('a phone shows four lines of a long note, and the rest on request', async () => {
  await page.viewport(390, 844);
  const { screen, button } = await show(Array.from({ length: 9 }, (_, line) => `Line ${line}`).join('\n'), {
    asManager: false,
  });
  await expect.element(screen.getByText('Line 0', { exact: false })).toBeVisible();
  const height = () => screen.getByText('Line 0', { exact: false }).element().getBoundingClientRect().height;
  expect(height()).toBe(80);
  await button('Show all').click();
  expect(height()).toBe(180);
  await button('Show less').click();
  expect(height()).toBe(80);
  await page.viewport(1024, 768);
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  expect(height()).toBe(180);
});
