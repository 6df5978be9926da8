import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SuggestionList, useSuggestions } from './suggestions.tsx';

const models = Array.from({ length: 30 }, (_, index) => `Model ${index + 1}`);
const onChoose = vi.fn<(model: string) => void>();
const onEnter = vi.fn<() => void>();

beforeEach(() => vi.clearAllMocks());

function Models({ found = models, takesOnly }: { found?: readonly string[]; takesOnly?: boolean }) {
  const { open, field, list } = useSuggestions({ found, onChoose, onEnter, takesOnly });
  return (
    <>
      <input {...field} aria-label="Model" onChange={() => open(-1)} />
      <div data-testid="frame" style={{ height: 90, overflowY: 'auto' }}>
        <SuggestionList {...list} label="Models" keyOf={(model) => model} className={undefined} optionClass={undefined}>
          {(model) => model}
        </SuggestionList>
      </div>
    </>
  );
}

async function typed(given: Parameters<typeof Models>[0] = {}) {
  const screen = await render(<Models {...given} />);
  await userEvent.type(screen.getByRole('combobox', { name: 'Model' }), 'm');
  return screen;
}

test('the list scrolls to the option that the arrows reach', async () => {
  const screen = await typed();
  await userEvent.keyboard('{ArrowDown>12/}');
  const active = screen.getByRole('option', { selected: true });
  await expect.element(active).toHaveTextContent('Model 12');
  const frame = screen.getByTestId('frame').element().getBoundingClientRect();
  const option = active.element().getBoundingClientRect();
  expect(option.top).toBeGreaterThanOrEqual(frame.top);
  expect(option.bottom).toBeLessThanOrEqual(frame.bottom);
});

test('Enter that ends a composed word chooses nothing', async () => {
  const screen = await typed();
  await userEvent.keyboard('{ArrowDown}');
  const field = screen.getByRole('combobox').element();
  const enter = { key: 'Enter', bubbles: true, cancelable: true };
  field.dispatchEvent(new KeyboardEvent('keydown', { ...enter, isComposing: true }));
  expect(onChoose).not.toHaveBeenCalled();
  field.dispatchEvent(new KeyboardEvent('keydown', enter));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('Model 1');
});

test.each(['{Enter}', '{Tab}'])('%s takes the only suggestion where that is wanted', async (key) => {
  await typed({ found: ['Model 7'], takesOnly: true });
  await userEvent.keyboard(key);
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('Model 7');
});

test('of several suggestions none is taken unasked, and Shift+Tab takes none', async () => {
  await typed({ takesOnly: true });
  await userEvent.keyboard('{Enter}');
  expect(onEnter).toHaveBeenCalledOnce();
  await userEvent.keyboard('{ArrowDown}{Shift>}{Tab}{/Shift}');
  expect(onChoose).not.toHaveBeenCalled();
});

test('elsewhere Enter goes on without the only suggestion', async () => {
  await typed({ found: ['Model 7'] });
  await userEvent.keyboard('{Enter}');
  expect(onChoose).not.toHaveBeenCalled();
  expect(onEnter).toHaveBeenCalledOnce();
});
