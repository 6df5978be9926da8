import { lazyRouteComponent } from '@tanstack/react-router';
import type { LayoutName } from './routes.data.ts';

export const layouts = {
  standard: lazyRouteComponent(() => import('./layouts/standard-layout.tsx'), 'StandardLayout'),
  profile: lazyRouteComponent(() => import('./layouts/standard-layout.tsx'), 'ProfileLayout'),
  anonymous: lazyRouteComponent(() => import('./layouts/anonymous-layout.tsx'), 'AnonymousLayout'),
  share: lazyRouteComponent(() => import('./layouts/share-layout.tsx'), 'ShareLayout'),
} as const satisfies Record<LayoutName, unknown>;
