import { useRouter } from '@tanstack/react-router';
import { Suspense } from 'react';
import { landingPath } from '../../app/guard.ts';
import { useToken } from '../../app/use-token.ts';
import { lazyPart } from '../../lib/code/lazy-part.ts';

/** Apart, since the drawing of the code would make it the heaviest page of a visitor. */
const EnrolPage = lazyPart(() => import('../../features/identity/second-factor/enrol-page.tsx'), 'EnrolPage');

export function EnrolFactorRoute() {
  const router = useRouter();
  const goOn = () => void router.navigate({ href: landingPath, replace: true });
  return (
    <Suspense fallback={<div aria-busy="true" />}>
      <EnrolPage token={useToken()} onDone={goOn} />
    </Suspense>
  );
}
