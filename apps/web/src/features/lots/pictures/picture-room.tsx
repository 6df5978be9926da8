import { type PageType, pageTypeData } from '@seri/domain/catalogue/page-types';
import { Bike, CarFront, Tractor } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPiece } from '../../../lib/code/lazy-piece.tsx';
import { withTexts } from '../../../lib/language/language.ts';
import { useText } from '../../../lib/language/text.ts';
import { indexIn, pictureAt, type Pictures } from './pictures.ts';
import { LotAlbum } from './lot-album.tsx';
import styles from './lot-pictures.module.css';
import { LotSheetPicture } from './lot-sheet-picture.tsx';
import type { FetchLink } from './use-photo-download.ts';
import { usePictureAddress } from './use-picture-address.ts';

const gallery = () => import('./lot-gallery.tsx');
const LotGallery = lazyPiece(gallery, 'LotGallery');
const YardGallery = lazyPiece(withTexts(['yard'], gallery), 'LotGallery');
const YardStrip = lazyPiece(
  withTexts(['yard'], () => import('../yard/yard-strip.tsx')),
  'YardStrip',
);
const PhotoDownload = lazyPiece(() => import('./photo-download.tsx'), 'PhotoDownload');

const placeholders = { car: CarFront, bike: Bike, machine: Tractor };

interface PictureRoomProps {
  pageType: PageType;
  /** The id at the end of the path. */
  pageId: number;
  pictures: Pictures;
  /** Defined if the reader may download all photos. */
  fetchLink: FetchLink | undefined;
}

export function PictureRoom({ pageType, pageId, pictures, fetchLink }: PictureRoomProps) {
  const text = useText();
  const { photos, sheet, car, yard } = pictures;
  const { photo, gallery: index, show, open, close } = usePictureAddress(pageId, pictures);
  const [isBeside, setBeside] = useState(false);
  const album = useRef<HTMLElement>(null);
  // A photo of the yard may be withdrawn while it is looked at.
  const isOpen = index !== undefined && pictureAt(pictures, index) !== undefined;
  useEffect(() => {
    // The gallery returns the focus to the photo it was opened from, but another photo may be shown by now.
    const focused = document.activeElement;
    if (isOpen || !(focused instanceof HTMLElement) || focused.dataset['photo'] === undefined) return;
    album.current?.querySelector<HTMLElement>('[data-photo][tabindex="0"]')?.focus({ preventScroll: true });
  }, [isOpen]);
  const hasYard = yard !== undefined && yard.photos.length > 0;
  const Gallery = hasYard ? YardGallery : LotGallery;
  const openYard = (place: number, beside: boolean) => {
    setBeside(beside);
    open(indexIn(pictures, 'yard', place));
  };
  const leave = () => {
    setBeside(false);
    close();
  };
  const Placeholder = placeholders[pageTypeData[pageType].shape];
  return (
    <div className={styles.room}>
      <div className={styles.pictures} data-sheet={sheet === null ? undefined : ''}>
        <div className={styles.album}>
          {photos.length === 0 ? (
            <div className={styles.none} data-alone={sheet === null ? '' : undefined}>
              <Placeholder aria-hidden="true" />
              <p className="sub">{text('lots.photo.none')}</p>
            </div>
          ) : (
            <LotAlbum ref={album} car={car} photos={photos} shown={photo} onShow={show} onOpen={open}>
              {fetchLink && (
                <Suspense>
                  <PhotoDownload fetchLink={fetchLink} />
                </Suspense>
              )}
            </LotAlbum>
          )}
        </div>
        {/* In the gallery the sheet comes after the photos. */}
        {sheet !== null && <LotSheetPicture car={car} address={sheet} onOpen={() => open(photos.length)} />}
      </div>
      {hasYard && (
        <Suspense fallback={<div className={styles.yardRoom} />}>
          <YardStrip pictures={pictures} onOpen={openYard} />
        </Suspense>
      )}
      <Suspense>
        {isOpen && (
          <Gallery
            pictures={pictures}
            index={index}
            isBeside={isBeside}
            onBeside={setBeside}
            onSelect={open}
            onClose={leave}
          />
        )}
      </Suspense>
    </div>
  );
}
