import type { PageType } from '@seri/domain/catalogue/page-types';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { storedPageSize } from '../../../lib/lists/page-size.ts';
import { queryClient } from '../../../lib/calls/query-client.ts';
import { isKeyTaken, singleKeys } from '../../../lib/browser/single-keys.ts';
import { useText } from '../../../lib/language/text.ts';
import type { Navigate } from '../../../lib/lists/use-true-address.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { ButtonLink } from '../../../ui/frame/button-link.tsx';
import { lotHref } from '../../lots/visited/lot-href.ts';
import { type Neighbour, neighboursQuery } from './neighbours.query.ts';
import { commandOf } from '../keys/key-commands.ts';
import { listingHref, type ListingSearch } from './listing-search.ts';
import { makerAndModel } from './lots.ts';
import styles from './lot-neighbours.module.css';

interface LotNeighboursProps {
  pageType: PageType;
  /** The list from which the lot was opened. */
  list: ListingSearch;
  id: number;
  navigate: Navigate;
}

/** Links to the previous and next lot of the list; J and K work as in the list. */
export function LotNeighbours({ pageType, list, id, navigate }: LotNeighboursProps) {
  const text = useText();
  const { filters, sorting, page } = list;
  const pageSize = list.pageSize ?? storedPageSize();
  const query = neighboursQuery({ pageType, filters, sorting, pageSize }, page, id);
  const { data } = useQuery(query);
  const hrefOf = (neighbour: Neighbour | undefined) =>
    neighbour && lotHref(neighbour.lot, listingHref('', { ...list, pageSize, page: neighbour.page }));
  const previous = hrefOf(data?.previous);
  const next = hrefOf(data?.next);
  const press = useEffectEvent(async (event: KeyboardEvent) => {
    const command = commandOf(event);
    if (command !== 'next' && command !== 'previous') return;
    if (event.defaultPrevented || isKeyTaken(event.target) || !singleKeys.get()) return;
    event.preventDefault();
    // The key may be pressed before the neighbours have loaded.
    const href = hrefOf((await queryClient.ensureQueryData(query))[command]);
    if (href !== undefined) navigate(href);
  });
  useEffect(() => {
    // If the list fails to load, the key does nothing.
    const listen = (event: KeyboardEvent) => void press(event).catch(() => {});
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  if (!previous && !next) return null;
  return (
    <nav aria-label={text('lot.neighbours')} className={styles.neighbours}>
      <Step href={previous} label={text('lot.previous')} to={data?.previous} icon={<ChevronLeft />} />
      <Step href={next} label={text('lot.next')} to={data?.next} icon={<ChevronRight />} />
    </nav>
  );
}

interface StepProps {
  href: string | undefined;
  label: string;
  to: Neighbour | undefined;
  icon: ReactNode;
}

function Step({ href, label, to, icon }: StepProps) {
  const mark = <span aria-hidden="true">{icon}</span>;
  if (href === undefined || !to) return <Button kind="bare" disabled icon={mark} label={label} />;
  const { lot } = to;
  return <ButtonLink kind="bare" href={href} icon={mark} label={`${label}: ${lot.lotNo} ${makerAndModel(lot)}`} />;
}
