import { Suspense, useState } from 'react';
import { lazyPiece } from '../../../lib/code/lazy-piece.tsx';
import type { RoomGallery } from '../pictures/picture-room.tsx';
import { indexIn, pictureAt } from './placed-pictures.ts';
import { YardStrip } from './yard-strip.tsx';

const LotGallery = lazyPiece(() => import('../pictures/lot-gallery.tsx'), 'LotGallery');

/** The photos of the yard below those of the auction, and the gallery of both. */
export function YardRoom({ pictures, index, onSelect, onClose }: RoomGallery) {
  const [startsBeside, startBeside] = useState(false);
  const close = () => {
    startBeside(false);
    onClose();
  };
  return (
    <>
      <YardStrip
        pictures={pictures}
        onOpen={(place, isBeside) => {
          startBeside(isBeside);
          onSelect(indexIn(pictures, 'yard', place));
        }}
      />
      <Suspense>
        {/* A photo may be withdrawn while it is looked at. */}
        {index !== undefined && pictureAt(pictures, index) && (
          <LotGallery
            pictures={pictures}
            index={index}
            startsBeside={startsBeside}
            onSelect={onSelect}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
