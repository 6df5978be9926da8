import type { PageType } from '@seri/domain/catalogue/page-types';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refusalOf } from '../../../lib/calls/refusal.ts';
import { lotViewQuery } from './lot-view.query.ts';
import { detailOf } from './lot-view.ts';
import type { LotSlots } from './slots.ts';
import { noteVisited } from '../visited/visited-lots.ts';
import { LotBody } from './lot-body.tsx';
import { LotLoading } from './lot-loading.tsx';
import { NoLot } from './no-lot.tsx';

interface LotPageProps extends LotSlots {
  pageType: PageType;
  id: string;
  /** The list from which the lot was opened. */
  listingHref: string;
  /** Called if the lot now belongs to another page type. */
  moveTo: (pageType: PageType) => void;
}

const isLotId = (id: string) => /^\d{1,15}$/.test(id);

export function LotPage({ pageType, id, listingHref, moveTo, ...slots }: LotPageProps) {
  const { data: lot, error, isLoading, refetch } = useQuery({ ...lotViewQuery(pageType, id), enabled: isLotId(id) });
  const home = lot?.pageType ?? pageType;
  useEffect(() => {
    if (home !== pageType) moveTo(home);
  }, [home, pageType, moveTo]);
  useEffect(() => {
    if (lot) noteVisited(detailOf(lot).id);
  }, [lot]);
  useEffect(() => {
    if (!isLoading) document.querySelector('.first-picture')?.remove();
  }, [isLoading]);
  if (lot) return <LotBody key={id} lot={lot} listingHref={listingHref} slots={slots} />;
  if (isLoading) return <LotLoading />;
  const isMissing = !isLotId(id) || refusalOf(error)?.code === 'NOT_FOUND';
  return <NoLot onRetry={isMissing ? undefined : () => void refetch()} />;
}
