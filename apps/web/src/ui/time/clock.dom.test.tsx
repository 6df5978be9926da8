import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render, renderHook } from 'vitest-browser-react';
import { Clock } from './clock.tsx';
import { JapanTime } from './japan-time.tsx';
import { UiProvider } from '../frame/ui-provider.tsx';

let act: Awaited<ReturnType<typeof renderHook>>['act'];

beforeEach(async () => {
  ({ act } = await renderHook(() => null));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: new Date('2026-11-18T03:48:07.500Z') });
});
afterEach(() => vi.useRealTimers());

test('the clock shows Tokyo time by the server and ticks every 1000 ms', async () => {
  const screen = await render(<Clock offset={60_000} />);
  const time = screen.getByRole('timer', { name: 'Tokyo time' }).element();
  expect(time.textContent).toContain('12:49:07');
  await act(async () => vi.advanceTimersByTimeAsync(999));
  expect(time.textContent).toContain('12:49:07');
  await act(async () => vi.advanceTimersByTimeAsync(1));
  expect(time.textContent).toContain('12:49:08');
});

test('a new offset shows at once', async () => {
  const screen = await render(<Clock />);
  await screen.rerender(<Clock offset={-3_600_000} />);
  expect(screen.container.textContent).toContain('11:48:07');
});

const cutOff = '2026-11-18T05:05:00Z';

test("Japan time is large; the reader's time is beside it, in the reader's language", async () => {
  const screen = await render(
    <UiProvider language="ru">
      <JapanTime instant={cutOff} timeZone="Europe/Moscow" date />
    </UiProvider>,
  );
  const time = screen.container.querySelector('time');
  expect(time?.dateTime).toBe('2026-11-18T05:05:00.000Z');
  expect(time?.querySelector('b')?.textContent).toBe('14:05');
  expect(time?.textContent).toContain('08:05 Москва');
});

test('a reader in Japan sees only one time', async () => {
  const screen = await render(<JapanTime instant={cutOff} timeZone="Asia/Tokyo" />);
  expect(screen.container.textContent).toBe('14:05');
});

test.each([
  ['2026-11-18T04:06:00Z', true],
  ['2026-11-18T04:05:00Z', false],
  ['2026-11-18T05:06:00Z', false],
])('at %s the instant is less than an hour away: %s', async (now, isSoon) => {
  const screen = await render(<JapanTime instant={cutOff} now={new Date(now)} timeZone="Asia/Tokyo" />);
  expect(screen.container.querySelector('.soon') !== null).toBe(isSoon);
});
