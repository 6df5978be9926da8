import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render, renderHook } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { dismissToast, readToasts, toast } from './toast.ts';
import { Toaster } from './toaster.tsx';

let act: Awaited<ReturnType<typeof renderHook>>['act'];

beforeEach(async () => {
  ({ act } = await renderHook(() => null));
  // A pointer that another test has left over the toasts would pause them.
  await userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(async () => {
  await act(() => {
    for (const entry of readToasts()) dismissToast(entry.id);
  });
  vi.useRealTimers();
});

const say = (title: string, duration?: number) => act(() => toast({ title, duration }));
const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
const titles = () => readToasts().map((entry) => entry.title);

test('the live region exists before the first message', async () => {
  const screen = await render(<Toaster />);
  const region = screen.getByRole('region', { name: 'Messages' });
  await expect.element(region).toHaveAttribute('aria-live', 'polite');
  expect(region.element().matches(':popover-open')).toBe(true);
});

test('it opens with its first render, never while another overlay opens', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const overlay = host.appendChild(document.createElement('div'));
  overlay.popover = 'auto';
  const root = createRoot(host.appendChild(document.createElement('div')));
  // The content of an overlay is rendered while it opens, and then the effects of earlier renders run too.
  overlay.addEventListener('beforetoggle', () => flushSync(() => root.render(<Toaster />)), { once: true });
  const isRendered = new Promise((resolve) => {
    new MutationObserver(resolve).observe(host, { subtree: true, childList: true });
  });
  root.render(<Toaster />);
  await isRendered;
  overlay.showPopover();
  expect(host.querySelector('section')?.matches(':popover-open')).toBe(true);
  root.unmount();
  host.remove();
});

test('at most five toasts are shown; the oldest are dropped', async () => {
  const screen = await render(<Toaster />);
  for (let number = 1; number <= 7; number += 1) await say(`Event ${number}`);
  expect(titles()).toEqual(['Event 3', 'Event 4', 'Event 5', 'Event 6', 'Event 7']);
  await expect.element(screen.getByText('Event 7')).toBeVisible();
  expect(screen.getByText('Event 2').query()).toBeNull();
});

test('a toast is shown for 5 s', async () => {
  await render(<Toaster />);
  await say('Saved');
  await pass(4999);
  expect(titles()).toEqual(['Saved']);
  await pass(1);
  expect(titles()).toEqual([]);
});

test('focus inside pauses all toasts, and leaving resumes their remaining time', async () => {
  const screen = await render(<Toaster />);
  await say('First');
  await pass(3000);
  const dismiss = screen.getByRole('button', { name: 'Dismiss' }).element();
  await act(() => dismiss.focus());
  await pass(60_000);
  expect(titles()).toEqual(['First']);
  await act(() => dismiss.blur());
  await pass(1999);
  expect(titles()).toEqual(['First']);
  await pass(1);
  expect(titles()).toEqual([]);
});

test('the pointer pauses all toasts, also those that arrive meanwhile', async () => {
  const screen = await render(<Toaster />);
  await say('First');
  const region = screen.getByRole('region').element();
  region.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
  await pass(60_000);
  expect(titles()).toEqual(['First']);
  region.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
  await pass(5000);
  expect(titles()).toEqual([]);
});

test('an action runs and dismisses its toast', async () => {
  const undo = vi.fn<() => void>();
  const screen = await render(<Toaster />);
  await act(() => toast({ title: '3 bids set to Bid', action: { label: 'Undo', onSelect: undo } }));
  await screen.getByRole('button', { name: 'Undo' }).click();
  expect(undo).toHaveBeenCalledOnce();
  expect(titles()).toEqual([]);
});

test('Escape dismisses only the toast that has the focus', async () => {
  const screen = await render(<Toaster />);
  await say('First');
  await say('Second');
  const cross = screen.getByRole('button', { name: 'Dismiss' }).first().element();
  await act(() => cross.focus());
  await act(() => cross.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  expect(titles()).toEqual(['Second']);
});

test('a toast about a lot shows its plate', async () => {
  const screen = await render(<Toaster />);
  await act(() => toast({ title: 'You have won', plate: '3307' }));
  await expect.element(screen.getByText('3307')).toBeVisible();
});

test('the height is auto: the fit-content of popovers is as high as the window in Safari', async () => {
  const screen = await render(<Toaster />);
  await say('Saved');
  expect(String(screen.getByRole('region').element().computedStyleMap().get('height'))).toBe('auto');
});
