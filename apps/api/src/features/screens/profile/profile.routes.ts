import { profileCalls } from '@seri/contract/screens/profile.calls';
import { profileSchemas } from '@seri/contract/screens/profile.schema';
import { type Routes, routesOf } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readProfile } from './profile.read.ts';

export function profileRoutes({ database: { db } }: Platform): Routes {
  return routesOf('profile', profileCalls, profileSchemas, { view: ({ actor }) => readProfile(db, actor) });
}
