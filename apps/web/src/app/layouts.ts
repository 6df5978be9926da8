import { lazyRouteComponent } from '@tanstack/react-router';
import type { LayoutName } from './page.ts';

const standard = lazyRouteComponent(() => import('./layouts/standard-layout.tsx'), 'StandardLayout');

export const layouts = {
  standard,
  // The same frame, for the menu leads on from here, and the same object: one to wait for would leave the focus nowhere.
  profile: standard,
  anonymous: lazyRouteComponent(() => import('./layouts/anonymous-layout.tsx'), 'AnonymousLayout'),
  public: lazyRouteComponent(() => import('./layouts/public-layout.tsx'), 'PublicLayout'),
  share: lazyRouteComponent(() => import('./layouts/share-layout.tsx'), 'ShareLayout'),
} as const satisfies Record<LayoutName, unknown>;
