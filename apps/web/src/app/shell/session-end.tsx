import { Suspense } from 'react';
import { useProfile } from '../../features/identity/session/session.ts';
import { lazyPart } from '../../lib/code/lazy-part.ts';

const Watch = lazyPart(() => import('./session-end-watch.tsx'), 'SessionEndWatch');

/** No visitor waits for it. */
export function SessionEnd() {
  const endsAt = useProfile()?.signInEndsAt;
  return <Suspense>{endsAt !== undefined && <Watch key={endsAt} end={new Date(endsAt)} />}</Suspense>;
}
