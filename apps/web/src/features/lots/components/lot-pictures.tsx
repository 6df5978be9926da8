import { type AnyLot, lotName } from '../model/lot-view.ts';
import { LotAlbum } from './lot-album.tsx';

/** The photos, and the sheet beside them. */
export function LotPictures({ lot }: { lot: AnyLot }) {
  const { images, thumbnails } = lot.lotImages;
  return <LotAlbum car={lotName(lot)} images={images} thumbnails={thumbnails} />;
}
