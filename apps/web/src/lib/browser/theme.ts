import { storage } from './browser-storage.ts';
import { createStore } from './store.ts';

export type Theme = 'light' | 'dark';

const root = document.documentElement;
const system = window.matchMedia('(prefers-color-scheme: dark)');
const isTheme = (value: string | null | undefined): value is Theme => value === 'light' || value === 'dark';

/** public/theme.js sets it before the first paint. */
export const theme = createStore<Theme>(isTheme(root.dataset['theme']) ? root.dataset['theme'] : 'light');

function show(next: Theme): void {
  root.dataset['theme'] = next;
  theme.set(next);
}

export function chooseTheme(next: Theme): void {
  storage.write('theme', next);
  show(next);
}

/** Until the reader chooses a theme, it follows the system, also when that changes at dusk. */
export function followSystemTheme(): void {
  system.addEventListener('change', ({ matches }) => {
    if (!isTheme(storage.read('theme'))) show(matches ? 'dark' : 'light');
  });
}
