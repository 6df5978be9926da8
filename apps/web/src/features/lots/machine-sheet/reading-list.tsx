import { notedAreas } from '@seri/domain/sheet/reading/reading';
import { capitalised } from '@seri/domain/sheet/russian-forms';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { Notice } from '../../../ui/passing/notice.tsx';
import type { MachineReading } from './machine-sheet.query.ts';
import { DifferenceNotice } from './difference-notice.tsx';
import type { ReadPlaces } from './read-sheet.tsx';
import { ReadRow } from './read-row.tsx';
import styles from './machine-sheet.module.css';

interface ReadingListProps {
  reading: MachineReading;
  onRing: (places: ReadPlaces) => void;
}

/** Half of the notes unread: whoever needs them asks a person. */
const leastShare = 0.5;

/** All that was read, in words that can be searched, copied and read aloud; what was not read stands there as such. */
export function ReadingList({ reading, onRing }: ReadingListProps) {
  const text = useText();
  const language = useLanguage();
  const { notes, ringed, fields, differences, knowsForm } = reading;
  const read = notes.filter(({ meaning }) => meaning !== null).length;
  const flags = [...new Set([...notes, ...ringed].flatMap(({ flag }) => flag ?? []))];
  const suspicions = [...new Set(notes.flatMap(({ suspicion }) => suspicion ?? []))];
  const numbered = notes.map((note, index) => ({ ...note, number: index + 1 }));
  const areas = [...notedAreas, null].map((area) => ({ area, own: numbered.filter((note) => note.area === area) }));
  return (
    <div className={styles.list}>
      <p className="sub">
        {text('machineSheet.by', { reader: reading.reader })}{' '}
        {notes.length > 0 && text('machineSheet.count', { read, count: notes.length })}
      </p>
      {read < notes.length * leastShare && <Notice tone="mid">{text('machineSheet.little')}</Notice>}
      {!knowsForm && <Notice>{text('machineSheet.unknownForm')}</Notice>}
      {flags.map((flag) => (
        <Notice key={flag} tone="bad" title={text(`sheet.flag.${flag}`)} />
      ))}
      {suspicions.map((flag) => (
        <Notice key={flag} tone="bad">
          {text('machineSheet.suspicion', { flag: text(`sheet.flag.${flag}`) })}
        </Notice>
      ))}
      {differences.map((difference) => (
        <DifferenceNotice key={difference.field} difference={difference} onRing={onRing} />
      ))}
      {areas.map(
        ({ area, own }) =>
          own.length > 0 && (
            <section key={area}>
              <h3 className={styles.caption}>{text(`machineSheet.area.${area ?? 'none'}`)}</h3>
              <ul>
                {own.map(({ number, meaning, ...note }) => (
                  <ReadRow key={number} {...note} number={number} onRing={onRing}>
                    {meaning && capitalised(meaning[language])}
                  </ReadRow>
                ))}
              </ul>
            </section>
          ),
      )}
      {ringed.length > 0 && (
        <section>
          <h3 className={styles.caption}>{text('machineSheet.ringed')}</h3>
          <ul>
            {ringed.map(({ print, meaning, place }) => (
              <ReadRow key={`${print} ${place.x} ${place.y}`} places={[place]} onRing={onRing} japanese={print}>
                {capitalised(meaning[language])}
              </ReadRow>
            ))}
          </ul>
        </section>
      )}
      {fields.length > 0 && (
        <section>
          <h3 className={styles.caption}>{text('machineSheet.fields')}</h3>
          <ul>
            {fields.map(({ field, value, place }) => (
              <ReadRow key={field} places={[place]} onRing={onRing} japanese={value}>
                {text(`machineSheet.field.${field}`)}
              </ReadRow>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
