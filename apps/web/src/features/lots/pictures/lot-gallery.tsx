import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { singleKeys } from '../../../lib/browser/single-keys.ts';
import { useText } from '../../../lib/language/text.ts';
import { useMedia } from '../../../lib/browser/use-media.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { useModal } from '../../../ui/overlays/use-modal.ts';
import { countPictures, pictureAt, type Pictures } from './pictures.ts';
import { type GalleryCommand, galleryCommandOf } from './gallery-keys.ts';
import { isZoomed, stepIn, stepOut, switchZoom } from './zoom.ts';
import styles from './lot-gallery.module.css';
import { LotGalleryStrip } from './lot-gallery-strip.tsx';
import { LotGalleryTools } from './lot-gallery-tools.tsx';
import { useZoom } from './use-zoom.ts';
import { ZoomPane } from './zoom-pane.tsx';

interface LotGalleryProps {
  pictures: Pictures;
  /** The index of the current picture; the sheet is the last one. */
  index: number;
  onSelect: (index: number) => void;
  onClose: () => void;
}

const arrowStep = 0.25;

/** All pictures of a lot in full screen with zoom. Photo and sheet side by side share one zoom. */
export function LotGallery({ pictures, index, onSelect, onClose }: LotGalleryProps) {
  const text = useText();
  const titleId = useId();
  const stage = useRef<HTMLElement>(null);
  const { dialog, bodyRef, titleRef } = useModal({ onClose, initialFocus: stage });
  const hasRoom = useMedia('(width >= 960px)');
  const [isBeside, setBeside] = useState(false);
  const { zoom, change } = useZoom(index);
  const { car, photos, sheet } = pictures;
  const total = countPictures(pictures);
  const turn = (by: number) => onSelect((index + by + total) % total);
  const picture = pictureAt(pictures, index);
  const beside = isBeside && hasRoom && picture && !picture.isSheet ? sheet : null;
  const name = picture?.isSheet
    ? text('lot.sheetPicture')
    : text('pictures.photo', { index: index + 1, total: photos.length });
  const percent = Math.round(zoom.scale * 100);

  const commands: Readonly<Record<GalleryCommand, () => void>> = {
    previous: () => turn(-1),
    next: () => turn(1),
    first: () => onSelect(0),
    last: () => onSelect(total - 1),
    zoomIn: () => change(stepIn),
    zoomOut: () => change(stepOut),
    switch: () => change(switchZoom),
    left: () => change(({ x, ...rest }) => ({ ...rest, x: Math.max(-1, x - arrowStep) })),
    right: () => change(({ x, ...rest }) => ({ ...rest, x: Math.min(1, x + arrowStep) })),
    up: () => change(({ y, ...rest }) => ({ ...rest, y: Math.max(-1, y - arrowStep) })),
    down: () => change(({ y, ...rest }) => ({ ...rest, y: Math.min(1, y + arrowStep) })),
  };
  const press = (event: KeyboardEvent) => {
    const command = galleryCommandOf(event, { isZoomed: isZoomed(zoom), singleKeys: singleKeys.get() });
    if (!command) return;
    event.preventDefault();
    commands[command]();
  };
  const pane = { zoom, onZoom: change, onSwipe: turn };
  return (
    <dialog {...dialog} className={styles.gallery} aria-labelledby={titleId} onKeyDown={press}>
      <div ref={bodyRef} className={styles.body}>
        <header className={styles.head}>
          <h2 id={titleId} ref={titleRef} tabIndex={-1}>
            <span className={styles.count}>{picture?.isSheet ? name : `${index + 1} / ${photos.length}`}</span>
            <span className={styles.car}>{car}</span>
          </h2>
          <LotGalleryTools
            zoom={zoom}
            onZoom={change}
            isBeside={beside !== null}
            onBeside={hasRoom && sheet !== null && !picture?.isSheet ? setBeside : undefined}
            onClose={onClose}
          />
        </header>
        <section
          ref={stage}
          aria-label={text('pictures.now', { name, percent })}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys move what it shows
          tabIndex={0}
          className={styles.stage}
        >
          {picture && (
            <ZoomPane
              key={picture.address}
              address={picture.address}
              alt={picture.isSheet ? name : text('lots.photo', { car, index: index + 1, total: photos.length })}
              {...pane}
            />
          )}
          {beside !== null && <ZoomPane address={beside} alt={text('lot.sheetPicture')} {...pane} />}
          {total > 1 && (
            <>
              <Button
                className={styles.previous}
                icon={<ChevronLeft aria-hidden="true" />}
                label={text('pictures.previous')}
                onClick={() => turn(-1)}
              />
              <Button
                className={styles.next}
                icon={<ChevronRight aria-hidden="true" />}
                label={text('pictures.next')}
                onClick={() => turn(1)}
              />
            </>
          )}
        </section>
        {total > 1 && <LotGalleryStrip pictures={pictures} index={index} onSelect={onSelect} />}
        <output className="visually-hidden">{text('pictures.now', { name, percent })}</output>
      </div>
    </dialog>
  );
}
