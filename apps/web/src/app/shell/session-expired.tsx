import { Suspense } from 'react';
import { sessionExpired } from '../../lib/api.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useStore } from '../../lib/store.ts';

const Dialog = lazyPart(() => import('./session-expired-dialog.tsx'), 'SessionExpiredDialog');

export function SessionExpired() {
  const isExpired = useStore(sessionExpired);
  return <Suspense>{isExpired && <Dialog />}</Suspense>;
}
