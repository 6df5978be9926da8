import { noteCalls } from '@seri/contract/stock/lots.calls';
import { noteSchemas } from '@seri/contract/stock/lots.schema';
import { type Routes, routesOf } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { saveNote } from './save-note.ts';

export function lotsRoutes({ clock }: Platform): Routes {
  return routesOf('notes', noteCalls, noteSchemas, {
    save: ({ acting, input }) => saveNote(acting, input.body, clock),
  });
}
