import { useState } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { Segmented } from '../../../ui/frame/segmented.tsx';
import type { MachineReading } from './machine-sheet.query.ts';
import { draftOfReading, type ReadTexts } from './draft-of-reading.ts';
import { PictureFaces } from './picture-faces.tsx';
import { ReadingList } from './reading-list.tsx';
import { ZoomButtons } from './zoom-buttons.tsx';
import styles from './machine-sheet.module.css';

interface ReadSheetProps {
  original: string | null;
  translated: string;
  reading: MachineReading;
  onDraft?: ((texts: ReadTexts) => void) | undefined;
}

const faces = ['translated', 'original'] as const;
export type SheetFace = (typeof faces)[number];
export type ReadPlaces = MachineReading['notes'][number]['places'];

const none: ReadPlaces = [];

/** The picture beside the list of what was read; a row of the list rings its place on the picture. */
export function ReadSheet({ original, translated, reading, onDraft }: ReadSheetProps) {
  const text = useText();
  const [face, setFace] = useState<SheetFace>('translated');
  const [zoom, setZoom] = useState(100);
  const [ringed, setRinged] = useState(none);
  return (
    <div className={styles.read}>
      <div className={styles.pictures}>
        <div className={styles.tools}>
          <Segmented
            size="s"
            label={text('sheet.face')}
            value={face}
            options={faces.map((value) => ({ value, label: text(`sheet.face.${value}`) }))}
            onChange={setFace}
          />
          {onDraft && (
            <Button size="s" onClick={() => onDraft(draftOfReading(reading))}>
              {text('machineSheet.draft')}
            </Button>
          )}
          <ZoomButtons zoom={zoom} onZoom={setZoom} />
        </div>
        <PictureFaces original={original} translated={translated} face={face} zoom={zoom} ringed={ringed} />
      </div>
      <ReadingList reading={reading} onRing={setRinged} />
    </div>
  );
}
