import { useState } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { RateNote } from './bike-rates.ts';
import type { ViewedLot } from '../page/lot-view.ts';
import { InspectorNote } from './inspector-note.tsx';
import styles from './lot-details.module.css';

interface RateNoteLineProps {
  note: RateNote;
  images: ViewedLot['lotImages'];
}

export function RateNoteLine({ note, images }: RateNoteLineProps) {
  const text = useText();
  const [isLarge, setLarge] = useState(false);
  const { image } = note;
  const words = <InspectorNote text={note.text} phrases={note.phrases} />;
  if (image === null) return <p>{words}</p>;
  const large = images.images[images.thumbnails.indexOf(image)] ?? image;
  return (
    <>
      <button type="button" className={styles.shown} onClick={() => setLarge(true)}>
        <img src={image} width={480} height={360} alt="" loading="lazy" decoding="async" />
        <span>
          {words}
          <span className="visually-hidden"> · {text('lot.rate.photo')}</span>
        </span>
      </button>
      <Dialog open={isLarge} size="l" title={words} onClose={() => setLarge(false)}>
        <img className={styles.large} src={large} width={1280} height={960} alt={note.text} />
      </Dialog>
    </>
  );
}
