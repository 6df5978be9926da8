import { may, type OwnProfile, type Session, sessionStatus } from '../features/identity/session/session-state.ts';
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
  if (access === 'signed-in') return undefined;
  if ('view' in access) return may(session.profile, access.view) ? undefined : profilePath;
  return passesCheck(session.profile, access) ? undefined : (previous ?? profilePath);
}

type RoleCheck = Extract<PageAccess, { flag: unknown } | { userType: unknown } | { can: unknown }>;

function passesCheck(profile: OwnProfile, check: RoleCheck): boolean {
  if ('flag' in check) return may(profile, check.flag);
  return 'can' in check ? profile.can[check.can] : profile.detail.userType === check.userType;
}
