import type { LayoutName } from './page.ts';

/** The file of a page's component, under `src`. */
export function pageSource(name: string): string {
  const folder = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `pages/${folder}/${folder}-route.tsx`;
}

/** The name under which that file exports it: `SignInRoute` for `signIn`. */
export const componentName = (name: string): string => `${name.replace(/^./, (first) => first.toUpperCase())}Route`;

/** The profile stands in the frame of every other page of those who are signed in. */
export function layoutSource(layout: LayoutName): string {
  return `app/layouts/${layout === 'profile' ? 'standard' : layout}-layout.tsx`;
}
