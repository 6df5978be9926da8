import { type PageType, pageTypeData } from '@seri/domain/catalogue/page-types';
import { Bike, CarFront, Tractor } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import { lazyPiece } from '../../../lib/lazy-piece.tsx';
import { useText } from '../../../lib/text.ts';
import type { Pictures } from '../model/pictures.ts';
import { LotAlbum } from './lot-album.tsx';
import styles from './lot-pictures.module.css';
import { LotSheetPicture } from './lot-sheet-picture.tsx';
import type { FetchLink } from './use-photo-download.ts';
import { usePictureAddress } from './use-picture-address.ts';

const LotGallery = lazyPiece(() => import('./lot-gallery.tsx'), 'LotGallery');
const PhotoDownload = lazyPiece(() => import('./photo-download.tsx'), 'PhotoDownload');

const standIns = { car: CarFront, bike: Bike, machine: Tractor };

interface PictureRoomProps {
  pageType: PageType;
  /** What the address of the page ends with. */
  pageId: number;
  pictures: Pictures;
  /** Of who may take all photos along: where they are found as one file. */
  fetchLink: FetchLink | undefined;
}

/** The photos, the sheet beside them, and over the page the gallery of both. */
export function PictureRoom({ pageType, pageId, pictures, fetchLink }: PictureRoomProps) {
  const text = useText();
  const { photos, sheet, car } = pictures;
  const { photo, gallery, show, open, close } = usePictureAddress(pageId, pictures);
  const album = useRef<HTMLElement>(null);
  const isOpen = gallery !== undefined;
  useEffect(() => {
    // The gallery gives the focus back to the photo that it was opened from; another one may be shown by now.
    const focused = document.activeElement;
    if (isOpen || !(focused instanceof HTMLElement) || focused.dataset['photo'] === undefined) return;
    album.current?.querySelector<HTMLElement>('[data-photo][tabindex="0"]')?.focus({ preventScroll: true });
  }, [isOpen]);
  const StandIn = standIns[pageTypeData[pageType].shape];
  return (
    <div className={styles.room}>
      <div className={styles.pictures} data-sheet={sheet === null ? undefined : ''}>
        <div className={styles.album}>
          {photos.length === 0 ? (
            <div className={styles.none} data-alone={sheet === null ? '' : undefined}>
              <StandIn aria-hidden="true" />
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
        {sheet !== null && <LotSheetPicture car={car} address={sheet} onOpen={() => open(photos.length)} />}
      </div>
      <Suspense>
        {isOpen && <LotGallery pictures={pictures} place={gallery} onSelect={open} onClose={close} />}
      </Suspense>
    </div>
  );
}
