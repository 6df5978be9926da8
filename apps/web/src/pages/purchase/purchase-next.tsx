import { Suspense } from 'react';
import type { PurchaseDetails } from '../../features/purchases/list/purchases.ts';
import { NextOfCar } from '../../features/tasks/next/next-of-car.tsx';
import { lazyPiece } from '../../lib/code/lazy-piece.tsx';
import { withTexts } from '../../lib/language/language.ts';

const VerdictNotice = lazyPiece(
  withTexts(['eligibility'], () => import('../../features/eligibility/verdict-notice.tsx')),
  'VerdictNotice',
);

/** Why the car may not be exported, if so, and what comes next. */
export function PurchaseNext({ purchase }: { purchase: PurchaseDetails }) {
  const { exportVerdict, isReturned } = purchase;
  return (
    <>
      {!isReturned && exportVerdict.verdict !== 'ok' && (
        <Suspense>
          <VerdictNotice flush verdict={exportVerdict} />
        </Suspense>
      )}
      <NextOfCar purchase={purchase} />
    </>
  );
}
