import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { followFavourites } from '../../features/favourites/model/favourites-live.ts';
import { followIdentity } from '../../features/identity/model/identity-live.ts';
import { useProfile } from '../../features/identity/model/session.ts';
import { followLedger } from '../../features/ledger/model/ledger-live.ts';
import { live } from '../../lib/page-live.ts';
import { signInPath } from '../guard.ts';

/** The live connection lives as long as the sign-in, and starts when the first page stands. */
export function useLive(): void {
  const isSignedIn = useProfile() !== null;
  const router = useRouter();
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const ways = {
      toSignIn: () => void router.navigate({ to: signInPath, replace: true }),
      guardAgain: () => void router.invalidate(),
    };
    const stops = [followIdentity(ways), followFavourites(), followLedger()];
    const timer = window.setTimeout(() => void live.start().catch(() => {}), 300);
    return () => {
      window.clearTimeout(timer);
      for (const stop of stops) stop();
      live.stop();
    };
  }, [isSignedIn, router]);
}
