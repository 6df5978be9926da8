import { photoReloadCalls } from '@seri/contract/services/photo-reload.calls';
import { photoReloadSchemas } from '@seri/contract/services/photo-reload.schema';
import { type Routes, routesOf } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { askReload } from './ask-reload.ts';

export function photoReloadRoutes({ clock }: Platform): Routes {
  return routesOf('photo-reload', photoReloadCalls, photoReloadSchemas, {
    reload: ({ acting, input: { body } }) => askReload(acting, body, clock),
  });
}
