import { storage } from '../browser/browser-storage.ts';
import { ownPath } from './own-path.ts';

/** Stores the page that a visitor wanted to open before signing in. */
export function remember(address: string): void {
  storage.write('remembered', ownPath(address, window.location.origin));
}

export function takeRemembered(): string | null {
  const address = ownPath(storage.read('remembered'), window.location.origin);
  forget();
  return address;
}

export function forget(): void {
  storage.write('remembered', null);
}
