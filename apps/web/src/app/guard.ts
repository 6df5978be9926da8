import {
  isStaff,
  may,
  mayUnlessDenied,
  type OwnProfile,
  type Session,
  sessionStatus,
} from '../features/identity/session/session-state.ts';
import type { PageAccess } from './page.ts';

export const signInPath = '/auth/login';
export const landingPath = '/car-auctions';
export const profilePath = '/profile';

export interface GuardedVisit {
  access: PageAccess;
  session: Session;
  /** The page before, in this tab; undefined when opened directly. */
  previous: string | undefined;
  remembered: () => string | null;
}

/** The address to redirect to; undefined if the visit may stay. */
export function redirectionOf({ access, session, previous, remembered }: GuardedVisit): string | undefined {
  if (access === 'anyone') return undefined;
  if (access === 'visitor') {
    return session.status === sessionStatus.authenticated ? (remembered() ?? landingPath) : undefined;
  }
  if (!session.profile) return signInPath;
  if (mayEnter(session.profile, access)) return undefined;
  const isListing = typeof access === 'object' && 'view' in access;
  return isListing ? profilePath : (previous ?? profilePath);
}

function mayEnter(profile: OwnProfile, access: Exclude<PageAccess, 'anyone' | 'visitor'>): boolean {
  if (access === 'signed-in') return true;
  if (access === 'staff') return isStaff(profile);
  if (access === 'client-side') return !isStaff(profile);
  if ('staff' in access) return isStaff(profile) && mayUnlessDenied(profile, access.staff);
  if ('view' in access) return may(profile, access.view);
  return 'flag' in access ? may(profile, access.flag) : profile.can[access.can];
}
