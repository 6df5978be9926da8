import { Columns2, Minus, Plus, X } from 'lucide-react';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { canZoomIn, isZoomed, stepIn, stepOut, switchZoom, type Zoom } from './zoom.ts';
import styles from './lot-gallery.module.css';
import type { ChangeZoom } from './use-zoom.ts';

interface LotGalleryToolsProps {
  zoom: Zoom;
  onZoom: ChangeZoom;
  /** Names the button of two pictures side by side. */
  beside: string;
  isBeside: boolean;
  /** undefined if there is nothing to stand beside, or no room for it. */
  onBeside: ((isBeside: boolean) => void) | undefined;
  onClose: () => void;
}

export function LotGalleryTools({ zoom, onZoom, beside, isBeside, onBeside, onClose }: LotGalleryToolsProps) {
  const text = useText();
  const percent = text('pictures.percent', { percent: Math.round(zoom.scale * 100) });
  return (
    <div className={styles.tools}>
      {onBeside && (
        <Button
          kind="bare"
          icon={<Columns2 aria-hidden="true" />}
          label={beside}
          title={beside}
          aria-keyshortcuts="C"
          aria-pressed={isBeside}
          onClick={() => onBeside(!isBeside)}
        >
          <span className={styles.word}>{beside}</span>
        </Button>
      )}
      <fieldset aria-label={text('pictures.zoom')} className={styles.zoom}>
        <Button
          icon={<Minus aria-hidden="true" />}
          label={text('pictures.zoomOut')}
          data-end={isZoomed(zoom) ? undefined : ''}
          onClick={() => onZoom(stepOut)}
        />
        <Button
          className={styles.percent}
          aria-pressed={isZoomed(zoom)}
          label={`${text('pictures.zoomSwitch')}, ${percent}`}
          title={text('pictures.zoomSwitch')}
          onClick={() => onZoom(switchZoom)}
        >
          {percent}
        </Button>
        <Button
          icon={<Plus aria-hidden="true" />}
          label={text('pictures.zoomIn')}
          data-end={canZoomIn(zoom) ? undefined : ''}
          onClick={() => onZoom(stepIn)}
        />
      </fieldset>
      <Button kind="bare" icon={<X aria-hidden="true" />} label={text('ui.close')} onClick={onClose} />
    </div>
  );
}
