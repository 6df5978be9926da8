import { Suspense } from 'react';
import { sessionExpired } from '../../lib/calls/api.ts';
import { lazyPart } from '../../lib/code/lazy-part.ts';
import { useStore } from '../../lib/browser/store.ts';

const Dialog = lazyPart(() => import('./session-expired-dialog.tsx'), 'SessionExpiredDialog');

export function SessionExpired() {
  const isExpired = useStore(sessionExpired);
  return <Suspense>{isExpired && <Dialog />}</Suspense>;
}
