import { expect, it, vi } from 'vitest';
import { createEarlyKeys } from './early-keys.ts';

function keyboard() {
  const target = new EventTarget();
  const onPage = vi.fn<(key: string) => void>();
  const onEscape = vi.fn<() => void>();
  const early = createEarlyKeys(target, onEscape);
  target.addEventListener('keydown', (event) => onPage((event as unknown as { key: string }).key));
  const press = (key: string, more: object = {}) => {
    const event = new Event('keydown', { cancelable: true });
    target.dispatchEvent(
      Object.assign(event, { key, ctrlKey: false, metaKey: false, altKey: false, isComposing: false, ...more }),
    );
  };
  const type = (text: string) => text.split('').forEach((key) => press(key));
  return { press, type, early, onPage, onEscape };
}

it('keeps what is typed in order, and from the page', () => {
  const { type, press, early, onPage } = keyboard();
  type('priu');
  press('Shift');
  type('z');
  press('Backspace');
  type('s ≥4');
  press('Enter');
  expect(onPage.mock.calls).toEqual([['Shift']]);
  expect(early.stop()).toEqual({ text: 'prius ≥4', isEntered: true });
});

it('a key after Enter takes the Enter back', () => {
  const { type, press, early } = keyboard();
  type('pri');
  press('Enter');
  type('us');
  expect(early.stop()).toEqual({ text: 'prius', isEntered: false });
});

it('leaves shortcuts, words in the making and an Enter without a text to the page', () => {
  const { press, early, onPage } = keyboard();
  press('c', { ctrlKey: true });
  press('c', { metaKey: true });
  press('に', { isComposing: true });
  press('Tab');
  press('Enter');
  press('@', { ctrlKey: true, altKey: true });
  expect(onPage.mock.calls.flat()).toEqual(['c', 'c', 'に', 'Tab', 'Enter']);
  expect(early.stop()).toEqual({ text: '@', isEntered: false });
});

it('Escape gives up, and after the end the page has its keys', () => {
  const { press, early, onPage, onEscape } = keyboard();
  press('Escape');
  expect(onEscape).toHaveBeenCalledOnce();
  early.stop();
  press('j');
  expect(onPage.mock.calls.flat()).toEqual(['j']);
});
