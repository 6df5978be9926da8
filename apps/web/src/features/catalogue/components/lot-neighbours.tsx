import type { PageType } from '@seri/domain/page-types';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { storedPageSize } from '../../../lib/page-size.ts';
import { isKeyTaken, singleKeys } from '../../../lib/single-keys.ts';
import { useText } from '../../../lib/text.ts';
import type { Navigate } from '../../../lib/use-true-address.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { type Neighbour, neighboursQuery } from '../api/neighbours.query.ts';
import { commandOf } from '../model/key-commands.ts';
import { listingHref, type ListingSearch } from '../model/listing-search.ts';
import { lotHref, lotName } from '../model/lots.ts';
import styles from './lot-neighbours.module.css';

interface LotNeighboursProps {
  pageType: PageType;
  /** The list that the lot was opened from. */
  list: ListingSearch;
  id: number;
  navigate: Navigate;
}

/** To the lots before and after this one, by arrow or by J and K, as in the list. */
export function LotNeighbours({ pageType, list, id, navigate }: LotNeighboursProps) {
  const text = useText();
  const { filters, sorting, page } = list;
  const pageSize = list.pageSize ?? storedPageSize();
  const { data } = useQuery(neighboursQuery({ pageType, filters, sorting, pageSize }, page, id));
  const hrefOf = (beside: Neighbour | undefined) =>
    beside && lotHref(beside.lot, listingHref('', { ...list, pageSize, page: beside.page }));
  const previous = hrefOf(data?.previous);
  const next = hrefOf(data?.next);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isKeyTaken(event.target) || !singleKeys.get()) return;
    const command = commandOf(event);
    const href = command === 'next' ? next : command === 'previous' ? previous : undefined;
    if (href === undefined) return;
    event.preventDefault();
    navigate(href);
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  if (!previous && !next) return null;
  const nameOf = (beside: Neighbour | undefined) => beside && `${beside.lot.lotNo} ${lotName(beside.lot)}`;
  return (
    <nav aria-label={text('lot.neighbours')} className={styles.neighbours}>
      <Step href={previous} label={text('lot.previous')} name={nameOf(data?.previous)} icon={<ChevronLeft />} />
      <Step href={next} label={text('lot.next')} name={nameOf(data?.next)} icon={<ChevronRight />} />
    </nav>
  );
}

interface StepProps {
  href: string | undefined;
  label: string;
  name: string | undefined;
  icon: ReactNode;
}

function Step({ href, label, name, icon }: StepProps) {
  const mark = <span aria-hidden="true">{icon}</span>;
  return href === undefined ? (
    <Button kind="bare" disabled icon={mark} label={label} />
  ) : (
    <ButtonLink kind="bare" href={href} icon={mark} label={name === undefined ? label : `${label}: ${name}`} />
  );
}
