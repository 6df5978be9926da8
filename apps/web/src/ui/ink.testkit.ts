import { onTestFinished } from 'vitest';

/** What inks in stays wet until the test lets it dry: a slow machine may look late. */
export function holdInk(): () => void {
  const { style } = document.documentElement;
  style.setProperty('--inks-in', '600s');
  const dry = () => void style.removeProperty('--inks-in');
  onTestFinished(dry);
  return dry;
}
