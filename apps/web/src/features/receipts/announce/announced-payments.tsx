import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPiece } from '../../../lib/code/lazy-piece.tsx';
import { withTexts } from '../../../lib/language/language.ts';
import { announcedQuery } from './announced.ts';

const AnnouncedRows = lazyPiece(
  withTexts(['announce'], () => import('./announced-rows.tsx')),
  'AnnouncedRows',
);

/** R94: what the reader has announced. Most have nothing on its way, and load no more than that. */
export function AnnouncedPayments() {
  const { data = [] } = useQuery(announcedQuery);
  if (data.length === 0) return null;
  return (
    <Suspense>
      <AnnouncedRows announcements={data} />
    </Suspense>
  );
}
