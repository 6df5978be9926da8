import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { singleKeys } from '../../../lib/browser/single-keys.ts';
import { useMedia } from '../../../lib/browser/use-media.ts';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { useModal } from '../../../ui/overlays/use-modal.ts';
import { pictureAlt, pictureName, countText, takenText } from '../yard/picture-name.ts';
import { countIn, indexIn, pictureAt } from '../yard/placed-pictures.ts';
import { useComparedPair } from '../yard/use-compared-pair.ts';
import { countPictures, type Pictures } from './pictures.ts';
import { type GalleryCommand, galleryCommandOf } from './gallery-keys.ts';
import { GallerySide } from './gallery-side.tsx';
import { isZoomed, stepIn, stepOut, switchZoom } from './zoom.ts';
import styles from './lot-gallery.module.css';
import { LotGalleryStrip } from './lot-gallery-strip.tsx';
import { LotGalleryTools } from './lot-gallery-tools.tsx';
import { useZoom } from './use-zoom.ts';
import { ZoomPane } from './zoom-pane.tsx';

interface LotGalleryProps {
  pictures: Pictures;
  /** The index of the current picture among those of all sets. */
  index: number;
  /** A photo of the yard stands beside one of the auction from the start. */
  startsBeside?: boolean;
  onSelect: (index: number) => void;
  onClose: () => void;
}

const arrowStep = 0.25;

/** All pictures of a lot in full screen. Whatever stands side by side shares one zoom. */
export function LotGallery({ pictures, index, startsBeside = false, onSelect, onClose }: LotGalleryProps) {
  const text = useText();
  const localization = { text, language: useLanguage() };
  const titleId = useId();
  const [isBeside, setBeside] = useState(startsBeside);
  const stage = useRef<HTMLElement>(null);
  const { dialog, bodyRef, titleRef } = useModal({ onClose, initialFocus: stage });
  const hasRoom = useMedia('(width >= 960px)');
  const { car, photos, sheet } = pictures;
  const picture = pictureAt(pictures, index);
  const pair = useComparedPair(pictures, index);
  const compared = isBeside ? pair : undefined;
  const { zoom, change } = useZoom(compared?.join() ?? `${index}`);
  const maySheet = hasRoom && sheet !== null && picture?.set === 'auction';
  const mayBeside = pair !== undefined || maySheet;
  const percent = Math.round(zoom.scale * 100);
  const total = countPictures(pictures);
  const nameOf = (at: number) => pictureName(localization, pictures, at);
  const captionOf = (at: number) => {
    const taken = takenText(localization, pictures, at);
    return compared && taken ? `${countText(pictures, at)} · ${taken}` : taken;
  };
  /** In a comparison each side is turned by itself. */
  const runOf = (at: number): { first: number; count: number } => {
    const set = compared && pictureAt(pictures, at)?.set;
    return set ? { first: indexIn(pictures, set, 0), count: countIn(pictures, set) } : { first: 0, count: total };
  };
  const turn = (at: number, by: number) => {
    const { first, count } = runOf(at);
    onSelect(first + ((at - first + by + count) % count));
  };
  const { first, count } = runOf(index);

  const commands: Readonly<Record<GalleryCommand, () => void>> = {
    previous: () => turn(index, -1),
    next: () => turn(index, 1),
    first: () => onSelect(first),
    last: () => onSelect(first + count - 1),
    zoomIn: () => change(stepIn),
    zoomOut: () => change(stepOut),
    switch: () => change(switchZoom),
    beside: () => mayBeside && setBeside(!isBeside),
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
  const isCompared = compared !== undefined;
  useEffect(() => {
    // The side that had the focus is gone, and keys would reach nothing.
    if (document.activeElement === document.body) stage.current?.focus();
  });
  const paneOf = (at: number) => {
    const shown = pictureAt(pictures, at);
    const props = {
      alt: pictureAlt(localization, pictures, at),
      zoom,
      onZoom: change,
      onSwipe: (by: number) => turn(at, by),
    };
    return shown && <ZoomPane key={shown.address} address={shown.address} {...props} />;
  };
  return (
    <dialog {...dialog} className={styles.gallery} aria-labelledby={titleId} onKeyDown={press}>
      <div ref={bodyRef} className={styles.body}>
        <header className={styles.head}>
          <h2 id={titleId} ref={titleRef} tabIndex={-1}>
            <span className={styles.count}>
              {compared ? text('yard.compared') : (countText(pictures, index) ?? nameOf(index))}
            </span>
            <span className={styles.car}>{car}</span>
          </h2>
          <LotGalleryTools
            zoom={zoom}
            onZoom={change}
            beside={text(pair ? 'yard.compare' : 'pictures.beside')}
            isBeside={isBeside}
            onBeside={mayBeside ? setBeside : undefined}
            onClose={onClose}
          />
        </header>
        <div className={styles.sides}>
          {(compared ?? [index]).map((at, side) => (
            <GallerySide
              key={compared ? side : 'one'}
              ref={at === index ? stage : null}
              label={text('pictures.now', { name: nameOf(at), percent })}
              caption={captionOf(at)}
              isActive={isCompared && at === index}
              onFocus={() => at !== index && onSelect(at)}
              onTurn={runOf(at).count > 1 ? (by) => turn(at, by) : undefined}
            >
              {paneOf(at)}
              {!compared && isBeside && maySheet && paneOf(photos.length)}
            </GallerySide>
          ))}
        </div>
        {total > 1 && (
          <LotGalleryStrip
            pictures={pictures}
            index={index}
            besideIndex={compared?.find((at) => at !== index)}
            onSelect={onSelect}
          />
        )}
        <output className="visually-hidden">{text('pictures.now', { name: nameOf(index), percent })}</output>
      </div>
    </dialog>
  );
}
