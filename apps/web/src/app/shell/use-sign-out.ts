import { useRouter } from '@tanstack/react-router';
import { signOut } from '../../features/identity/api/sign-out.ts';
import { useOnRefusal } from '../../lib/on-refusal.ts';
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
