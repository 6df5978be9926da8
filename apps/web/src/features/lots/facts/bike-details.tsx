import { useText } from '../../../lib/language/text.ts';
import { Grade } from '../../../ui/marks/grade.tsx';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import { type BikeRate, ratesOf, videosOf } from './bike-rates.ts';
import type { ViewedLot, BikeParts } from '../page/lot-view.ts';
import { BikeVideos } from '../page/bike-videos.tsx';
import styles from './lot-details.module.css';
import { InspectorNote } from './inspector-note.tsx';
import { RateNoteLine } from './rate-note-line.tsx';

type Bike = BikeParts & Pick<ViewedLot, 'lotImages'>;

export function BikeDetails({ lot }: { lot: Bike }) {
  const text = useText();
  const { notes, notePhrases } = lot.lotInfo;
  const rates = ratesOf(lot.lotInfo);
  const videos = videosOf(lot.lotInfo);
  return (
    <>
      {rates.length > 0 && (
        <Sheet flush title={text('lot.rates')}>
          <ul className={styles.rates}>
            {rates.map((rate) => (
              <Rate key={rate.category} {...rate} images={lot.lotImages} />
            ))}
          </ul>
        </Sheet>
      )}
      {notes.length > 0 && (
        <Sheet flush title={text('lot.notes')}>
          <ul className={styles.notes}>
            {notes.map((note, index) => (
              <li key={note}>
                <InspectorNote text={note} phrases={notePhrases[index] ?? []} />
              </li>
            ))}
          </ul>
        </Sheet>
      )}
      {videos.length > 0 && <BikeVideos addresses={videos} />}
    </>
  );
}

function Rate({ category, rate, notes, images }: BikeRate & { images: Bike['lotImages'] }) {
  const text = useText();
  return (
    <li>
      <Grade value={String(rate)} band="none" />
      <div>
        <h3 className="cap">{text(`lot.rate.${category}`)}</h3>
        {notes.map((note) => (
          <RateNoteLine key={note.text} note={note} images={images} />
        ))}
      </div>
    </li>
  );
}
