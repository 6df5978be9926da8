import { ZoomIn, ZoomOut } from 'lucide-react';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';

/** In percent of the room that a picture has. */
const zooms = [100, 160, 240] as const;

interface ZoomButtonsProps {
  zoom: number;
  onZoom: (zoom: number) => void;
}

export function ZoomButtons({ zoom, onZoom }: ZoomButtonsProps) {
  const text = useText();
  const smaller = zooms.findLast((each) => each < zoom);
  const larger = zooms.find((each) => each > zoom);
  return (
    <>
      <Button
        kind="bare"
        size="s"
        icon={<ZoomOut aria-hidden="true" />}
        label={text('machineSheet.smaller')}
        disabled={smaller === undefined}
        onClick={() => smaller !== undefined && onZoom(smaller)}
      />
      <Button
        kind="bare"
        size="s"
        icon={<ZoomIn aria-hidden="true" />}
        label={text('machineSheet.larger')}
        disabled={larger === undefined}
        onClick={() => larger !== undefined && onZoom(larger)}
      />
    </>
  );
}
