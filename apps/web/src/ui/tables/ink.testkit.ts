import { onTestFinished } from 'vitest';

/** Keeps the highlight of changed rows until the test ends it, so that a slow machine still sees it. */
export function holdInk(): () => void {
  const { style } = document.documentElement;
  style.setProperty('--inks-in', '600s');
  const dry = () => void style.removeProperty('--inks-in');
  onTestFinished(dry);
  return dry;
}
