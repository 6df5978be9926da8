import { photoAtWidth } from '@seri/contract/stock/photo';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { fit, isZoomed, offsetOf, type Viewport, type Zoom } from './zoom.ts';
import { LotPicture } from './lot-picture.tsx';
import type { ChangeZoom } from './use-zoom.ts';
import { useZoomGestures } from './use-zoom-gestures.ts';
import styles from './zoom-pane.module.css';

interface ZoomPaneProps {
  address: string;
  alt: string;
  zoom: Zoom;
  onZoom: ChangeZoom;
  onSwipe: (by: number) => void;
}

/** A paper of a car has only the width that its sending has made. */
const hasWidths = (address: string): boolean => photoAtWidth(address, 480) !== photoAtWidth(address, 1280);

const defaultSize = { width: 1280, height: 960 };

export function ZoomPane({ address, alt, zoom, onZoom, onSwipe }: ZoomPaneProps) {
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const viewportOf = (): Viewport => {
    const { clientWidth: width = 1, clientHeight: height = 1 } = frame.current ?? {};
    const image = picture.current?.querySelector('img');
    const size =
      image && image.naturalWidth > 0 ? { width: image.naturalWidth, height: image.naturalHeight } : defaultSize;
    return { frame: { width, height }, picture: fit(size, { width, height }) };
  };
  const [isSharp, setSharp] = useState(false);
  const { pull, handlers } = useZoomGestures({ frame, viewportOf, zoom, onZoom, onSwipe });
  const applyTransform = () => {
    const { x, y } = offsetOf(zoom, viewportOf());
    if (picture.current) picture.current.style.transform = `translate(${x + pull}px, ${y}px) scale(${zoom.scale})`;
  };
  useLayoutEffect(applyTransform);
  const onResize = useEffectEvent(applyTransform);
  useEffect(() => {
    const observer = new ResizeObserver(() => onResize());
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={frame} className={styles.pane} data-zoomed={isZoomed(zoom) ? '' : undefined} {...handlers}>
      <div ref={picture} className={styles.picture}>
        <LotPicture address={address} size="screen" alt={alt} onLoad={() => setSharp(true)} />
        {/* The cached small picture, until the large one has loaded. */}
        {!isSharp && hasWidths(address) && (
          <img className={styles.soft} src={photoAtWidth(address, 480)} alt="" draggable={false} />
        )}
      </div>
    </div>
  );
}
