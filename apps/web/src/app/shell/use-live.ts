import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { followIdentity } from '../../features/identity/session/identity-live.ts';
import { useProfile } from '../../features/identity/session/session.ts';
import { live } from '../../lib/live/page-live.ts';
import { signInPath } from '../guard.ts';

/** The live connection lives as long as the sign-in, and starts when the first page stands. */
export function useLive(): void {
  const isSignedIn = useProfile() !== null;
  const router = useRouter();
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const ways = {
      toSignIn: () => void router.navigate({ to: signInPath, replace: true }),
      recheckAccess: () => void router.invalidate(),
    };
    const stops = [followIdentity(ways)];
    let isOver = false;
    // All subscriptions must exist before the first event arrives.
    const begin = async () => {
      const { followFeatures } = await import('./follow-features.ts');
      if (isOver) return;
      stops.push(...followFeatures());
      await live.start();
    };
    const timer = window.setTimeout(() => void begin().catch(() => {}), 300);
    return () => {
      isOver = true;
      window.clearTimeout(timer);
      for (const stop of stops) stop();
      live.stop();
    };
  }, [isSignedIn, router]);
}
