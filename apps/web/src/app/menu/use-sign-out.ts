import { useRouter } from '@tanstack/react-router';
import { signOut } from '../../features/identity/session/sign-out.ts';
import { useOnRefusal } from '../../lib/calls/on-refusal.ts';
import { signInPath } from '../guard.ts';

export function useSignOut(): () => void {
  const router = useRouter();
  const onRefusal = useOnRefusal();
  return () =>
    void signOut().then((refusal) => {
      if (refusal) onRefusal(refusal);
      else void router.navigate({ to: signInPath, replace: true });
    });
}
