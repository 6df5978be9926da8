import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render, renderHook } from 'vitest-browser-react';
import { Button } from '../frame/button.tsx';
import { Tooltip } from './tooltip.tsx';

let act: Awaited<ReturnType<typeof renderHook>>['act'];

beforeEach(async () => {
  ({ act } = await renderHook(() => null));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

async function setUp(text: string, label: string) {
  const screen = await render(
    // Keeps the button away from the corner, where the browser's pointer is.
    <div style={{ padding: 200 }}>
      <Tooltip text={text}>
        <Button>{label}</Button>
      </Tooltip>
    </div>,
  );
  const button = screen.getByRole('button').element();
  const isOpen = () => screen.container.querySelector('[role="tooltip"]')?.matches(':popover-open') ?? false;
  const hover = () => button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  const leave = () => button.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, pointerType: 'mouse' }));
  return { screen, button, isOpen, hover, leave };
}

test('a tooltip opens 200 ms after the pointer enters and closes 2000 ms later', async () => {
  const { isOpen, hover } = await setUp('Median of comparable lots', 'Average');
  await act(hover);
  await pass(199);
  expect(isOpen()).toBe(false);
  await pass(1);
  expect(isOpen()).toBe(true);
  await pass(1999);
  expect(isOpen()).toBe(true);
  await pass(1);
  expect(isOpen()).toBe(false);
});

test('a pointer that leaves within 200 ms opens no tooltip', async () => {
  const { isOpen, hover, leave } = await setUp('Median', 'Average');
  await act(hover);
  await pass(150);
  await act(leave);
  await pass(500);
  expect(isOpen()).toBe(false);
});

test('Escape closes the tooltip', async () => {
  const { isOpen, hover } = await setUp('Median', 'Average');
  await act(hover);
  await pass(200);
  expect(isOpen()).toBe(true);
  await act(() => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
  expect(isOpen()).toBe(false);
});

test('keyboard focus opens the tooltip too', async () => {
  const { isOpen, button } = await setUp('Median', 'Average');
  await userEvent.tab();
  expect(document.activeElement).toBe(button);
  await pass(200);
  expect(isOpen()).toBe(true);
});

test('a tooltip describes its control, unless it repeats the name', async () => {
  const described = await setUp('Median', 'Average');
  await expect.element(described.button).toHaveAccessibleDescription('Median');
  await described.screen.unmount();
  const named = await setUp('Search', 'Search');
  expect(named.button.hasAttribute('aria-describedby')).toBe(false);
});
