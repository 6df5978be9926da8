import { photoAtWidth } from '@seri/contract/stock/photo';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePlacement } from '../../../ui/menus/use-placement.ts';
import { detailOf } from '../../lots/page/lot-view.ts';
import { lotViewQuery } from '../../lots/page/lot-view.query.ts';
import type { Lot } from '../list/lots.ts';
import { followPhotoRest, type RestedPhoto } from './follow-photo-rest.ts';
import styles from './photo-preview.module.css';

/** The large photo and the sheet of the lot whose photo a pointer rests on. Nothing is loaded before. */
export function PhotoPreview({ lots }: { lots: readonly Lot[] }) {
  const overlay = useRef<HTMLDivElement>(null);
  const [rested, setRested] = useState<RestedPhoto>();
  useEffect(() => followPhotoRest(() => overlay.current, setRested), []);
  const lot = rested && lots.find(({ id }) => id === rested.lotId);
  return lot && <Preview key={lot.id} lot={lot} photo={rested.photo} overlay={overlay} />;
}

interface PreviewProps {
  lot: Lot;
  photo: Element;
  overlay: RefObject<HTMLDivElement | null>;
}

/** Hidden from screen readers, which have both pictures on the page of the lot; never focused. */
function Preview({ lot, photo, overlay }: PreviewProps) {
  const { data } = useQuery(lotViewQuery(lot.pageType, String(lot.id)));
  const sheet = data && detailOf(data).auctionSheet;
  const [first] = lot.images;
  useLayoutEffect(() => overlay.current?.showPopover(), [overlay]);
  usePlacement({ isOpen: true, anchor: () => photo, overlay, placement: 'right-start' });
  return (
    <div ref={overlay} popover="manual" aria-hidden="true" className={styles.preview} data-photo-preview="">
      {first !== undefined && <img src={photoAtWidth(first, 480)} width={480} height={360} alt="" />}
      {sheet && (
        <img
          className={styles.sheet}
          src={photoAtWidth(sheet, 480)}
          srcSet={`${photoAtWidth(sheet, 480)} 480w, ${photoAtWidth(sheet, 1280)} 1280w`}
          sizes="480px"
          width={480}
          height={672}
          alt=""
        />
      )}
    </div>
  );
}
