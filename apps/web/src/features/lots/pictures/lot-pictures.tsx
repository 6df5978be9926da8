import { fetchPhotosLink } from './fetch-photos.ts';
import { type ViewedLot, detailOf } from '../page/lot-view.ts';
import { picturesOf } from './pictures.ts';
import { PictureRoom } from './picture-room.tsx';

export function LotPictures({ lot }: { lot: ViewedLot }) {
  const { pageType } = lot;
  const { id, allowDownloadPhotos } = detailOf(lot);
  return (
    <PictureRoom
      pageType={pageType}
      pageId={id}
      pictures={picturesOf(lot)}
      fetchLink={allowDownloadPhotos ? (signal) => fetchPhotosLink(pageType, id, signal) : undefined}
    />
  );
}
