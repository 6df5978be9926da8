import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { refusalOf } from '../../../lib/refusal.ts';
import { useText } from '../../../lib/text.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Lamp } from '../../../ui/lamp.tsx';
import { RuledCells } from '../../../ui/ruled-loading.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { carViewQuery } from '../api/car-view.query.ts';
import type { CarView } from '../model/car-view.ts';
import { carFacts, carName, carTitle, priceFacts, specificationColumns } from '../model/lot-facts.ts';
import { lotStatusText } from '../model/status-text.ts';
import { noteVisited } from '../model/visited-lots.ts';
import styles from './car-lot-page.module.css';
import { LotAlbum } from './lot-album.tsx';
import { LotHead } from './lot-head.tsx';

interface CarLotPageProps {
  id: string;
  listingHref: string;
  renderFavourite: (view: CarView) => ReactNode;
}

const isLotId = (id: string) => /^\d{1,15}$/.test(id);

export function CarLotPage({ id, listingHref, renderFavourite }: CarLotPageProps) {
  const lot = useQuery({ ...carViewQuery(id), enabled: isLotId(id) });
  if (lot.data) return <CarLot view={lot.data} listingHref={listingHref} favourite={renderFavourite(lot.data)} />;
  if (lot.isLoading) return <LotLoading />;
  const isMissing = !isLotId(id) || refusalOf(lot.error)?.code === 'NOT_FOUND';
  return <NoLot listingHref={listingHref} onRetry={isMissing ? undefined : () => void lot.refetch()} />;
}

function LotLoading() {
  const text = useText();
  useTitle(text('shell.page.lot'));
  return (
    <>
      <h1 className="visually-hidden">{text('lots.loading')}</h1>
      <div className={styles.sheet}>
        <div className={styles.empty} />
        <div className={styles.facts}>
          <RuledCells cols={4} rows={6} label={text('lots.loading')} />
        </div>
      </div>
    </>
  );
}

/** An unknown lot, a hidden one and one that did not load look alike; the last can be tried again. */
function NoLot({ listingHref, onRetry }: { listingHref: string; onRetry: (() => void) | undefined }) {
  const text = useText();
  useTitle(text('lots.empty'));
  return (
    <>
      <h1 className="visually-hidden">{text('shell.page.lot')}</h1>
      <Sheet flush>
        <EmptyState
          title={text('lots.empty')}
          actions={
            <>
              <ButtonLink kind="primary" href={listingHref}>
                {text('lots.toListing')}
              </ButtonLink>
              {onRetry && <Button onClick={onRetry}>{text('lots.retry')}</Button>}
            </>
          }
        >
          {text('lots.empty.hint')}
        </EmptyState>
      </Sheet>
    </>
  );
}

interface CarLotProps {
  view: CarView;
  listingHref: string;
  favourite: ReactNode;
}

function CarLot({ view, listingHref, favourite }: CarLotProps) {
  const text = useText();
  const { id } = view.carCommonDetail;
  const { lotNumber, auctionName, status } = view.lotInfo;
  useTitle(text('lots.title', { house: auctionName, lot: lotNumber, car: carTitle(view) }));
  useEffect(() => noteVisited(id), [id]);
  const auction = [{ caption: text('lots.fact.house'), value: auctionName }, ...priceFacts(text, view)];
  return (
    <article>
      <LotHead view={view} listingHref={listingHref} favourite={favourite} />
      <div className={styles.sheet}>
        <LotAlbum key={id} car={carName(view)} images={view.lotImages.images} thumbnails={view.lotImages.thumbnails} />
        <div className={styles.facts}>
          <Sheet
            flush
            title={text('lots.auction')}
            actions={
              <output>
                <Lamp code={status} label={lotStatusText(text, status)} />
              </output>
            }
          >
            <Facts cols={auction.length} items={auction} />
          </Sheet>
          <Sheet flush title={text('lots.specification')}>
            <Facts cols={specificationColumns} phoneCols={2} items={carFacts(text, view)} />
          </Sheet>
        </div>
      </div>
    </article>
  );
}
