import { activeGroup, type FavouriteGroup, favouriteGroups } from '@seri/domain/catalogue/favourite-groups';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import type { Paging } from '../../lib/lists/list-address.ts';
import { ListFoot } from '../../lib/lists/list-foot.tsx';
import { rangeOf, storedPageSize } from '../../lib/lists/page-size.ts';
import { ListFailed } from '../../lib/lists/list-failed.tsx';
import { useText } from '../../lib/language/text.ts';
import { useTitle } from '../../lib/browser/use-title.ts';
import { type Navigate, useTrueAddress } from '../../lib/lists/use-true-address.ts';
import { lazyPart } from '../../lib/code/lazy-part.ts';
import { Button } from '../../ui/frame/button.tsx';
import { TabsHead } from '../../ui/tabs/tabs-head.tsx';
import { favouritesQuery } from './favourites.query.ts';
import { type FavouriteLots, favouritesHref, groupText } from './favourites.ts';
import { useGroupNames } from './group-names.query.ts';
import { NoFavourites } from './no-favourites.tsx';
import styles from './favourites-page.module.css';
import { useNextMark } from './use-next-mark.ts';
import { useUndo } from './use-undo.ts';

const NameGroup = lazyPart(() => import('./name-group.tsx'), 'NameGroup');

type ListedFavourite = FavouriteLots[number];

export interface ShownFavourites {
  lots: FavouriteLots;
  label: string;
  /** Another page is loading. */
  stale: boolean;
  onChosen: (lot: ListedFavourite, to: FavouriteGroup | null) => void;
}

interface FavouritesPageProps {
  group: FavouriteGroup;
  paging: Paging;
  navigate: Navigate;
  listingHref: string;
  loading: ReactNode;
  renderLots: (shown: ShownFavourites) => ReactNode;
}

export function FavouritesPage({ group, paging, navigate, listingHref, loading, renderLots }: FavouritesPageProps) {
  const text = useText();
  const { page } = paging;
  const pageSize = paging.pageSize ?? storedPageSize();
  const { data, error, refetch, isPlaceholderData } = useQuery(favouritesQuery(group, page, pageSize));
  const nameOf = useGroupNames();
  const [isNaming, setNaming] = useState(false);
  useTitle(text('favouriteList.title', { group }));

  // Lots removed or moved here or in another browser disappear before the page is refetched.
  const lots = isPlaceholderData ? data?.lots : data?.lots.filter((lot) => activeGroup(lot.wishList) === group);
  const total = data?.pageInfo.totalSearchResults;
  const hrefOf = (other: number) => favouritesHref(group, { page: other, pageSize });
  useTrueAddress({ paging, pageSize, total: isPlaceholderData ? undefined : total, hrefOf, navigate });

  const list = useRef<HTMLDivElement>(null);
  const rememberFocus = useNextMark(list);
  const offerUndo = useUndo();
  const onChosen = ({ id, lotType: type, lotNo: number }: ListedFavourite, to: FavouriteGroup | null) => {
    rememberFocus();
    offerUndo({ lot: { id, type, number }, from: group, to });
  };
  return (
    <>
      <TabsHead
        title={text('favouriteList.title', { group })}
        label={text('favouriteList.groups')}
        value={group}
        items={favouriteGroups.map((id) => ({
          id,
          label: <GroupLabel group={id} name={nameOf(id)} />,
          href: favouritesHref(id),
          count: data?.groups.find((one) => one.group === id)?.count,
        }))}
      />
      <div className={styles.bar}>
        <Button kind="bare" size="s" aria-haspopup="dialog" onClick={() => setNaming(true)}>
          {text(nameOf(group) ? 'favouriteList.rename' : 'favouriteList.name')}
        </Button>
      </div>
      <Suspense>
        {isNaming && <NameGroup group={group} name={nameOf(group)} onClose={() => setNaming(false)} />}
      </Suspense>
      {!data &&
        (error ? (
          <ListFailed title={text('favouriteList.failed')} error={error} onRetry={() => void refetch()} />
        ) : (
          loading
        ))}
      {lots?.length === 0 && !isPlaceholderData && <NoFavourites group={group} listingHref={listingHref} />}
      {lots && lots.length > 0 && (
        <div ref={list}>
          {renderLots({ lots, label: text('favouriteList.lots', { group }), stale: isPlaceholderData, onChosen })}
          <ListFoot
            page={page}
            pageSize={pageSize}
            total={total ?? 0}
            range={text('favouriteList.range', rangeOf({ page, pageSize, total: total ?? 0 }))}
            label={text('favouriteList.rows')}
            hrefOf={(other) => favouritesHref(group, other)}
            navigate={navigate}
          />
        </div>
      )}
    </>
  );
}

function GroupLabel({ group, name }: { group: FavouriteGroup; name: string }) {
  const text = useText();
  return (
    <>
      <span className="visually-hidden">{groupText(text, group, name)}</span>
      <span aria-hidden="true" className={styles.label}>
        <b className={styles.letter}>{group}</b> {name}
      </span>
    </>
  );
}
