import { type PageType, pageTypeData } from '@seri/domain/catalogue/page-types';
import { Bike, CarFront, Tractor } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { lazyPiece } from '../../../lib/code/lazy-piece.tsx';
import { useText } from '../../../lib/language/text.ts';
import type { Pictures } from './pictures.ts';
import { LotAlbum } from './lot-album.tsx';
import styles from './lot-pictures.module.css';
import { LotSheetPicture } from './lot-sheet-picture.tsx';
import type { FetchLink } from './use-photo-download.ts';
import { usePictureAddress } from './use-picture-address.ts';

const LotGallery = lazyPiece(() => import('./lot-gallery.tsx'), 'LotGallery');
const PhotoDownload = lazyPiece(() => import('./photo-download.tsx'), 'PhotoDownload');

const placeholders = { car: CarFront, bike: Bike, machine: Tractor };

/** The gallery, open at a picture or closed. */
export interface RoomGallery {
  pictures: Pictures;
  index: number | undefined;
  onSelect: (index: number) => void;
  onClose: () => void;
}

interface PictureRoomProps {
  pageType: PageType;
  /** The id at the end of the path. */
  pageId: number;
  pictures: Pictures;
  /** Defined if the reader may download all photos. */
  fetchLink: FetchLink | undefined;
  /** The gallery of a car with photos of the yard, and what leads to them. */
  renderYard?: ((gallery: RoomGallery) => ReactNode) | undefined;
}

export function PictureRoom({ pageType, pageId, pictures, fetchLink, renderYard }: PictureRoomProps) {
  const text = useText();
  const { photos, sheet, car } = pictures;
  const { photo, gallery: index, show, open, close } = usePictureAddress(pageId, pictures);
  const album = useRef<HTMLElement>(null);
  const isOpen = index !== undefined;
  useEffect(() => {
    // The gallery returns the focus to the photo it was opened from, but another photo may be shown by now.
    const focused = document.activeElement;
    if (isOpen || !(focused instanceof HTMLElement) || focused.dataset['photo'] === undefined) return;
    album.current?.querySelector<HTMLElement>('[data-photo][tabindex="0"]')?.focus({ preventScroll: true });
  }, [isOpen]);
  const gallery = { pictures, index, onSelect: open, onClose: close };
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
      {renderYard ? renderYard(gallery) : <Suspense>{isOpen && <LotGallery {...gallery} index={index} />}</Suspense>}
    </div>
  );
}
