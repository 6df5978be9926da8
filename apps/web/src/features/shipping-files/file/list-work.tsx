import { useId } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { type ForwarderList, workOf } from '../shipping-files.ts';
import styles from './file.module.css';

/** A list that is read, applied or taken back in the background. */
export function ListWork({ list }: { list: ForwarderList }) {
  const text = useText();
  const titleId = useId();
  const { state } = list;
  const work = workOf(list);
  return (
    <section aria-labelledby={titleId} className={styles.work}>
      <h2 id={titleId}>
        {state === 'reading' && text('shippingFiles.file.reading')}
        {state === 'applying' && text('shippingFiles.apply.working')}
        {state === 'undoing' && text('shippingFiles.undo.working')}
      </h2>
      {state === 'reading' ? (
        <p className="sub">{text('shippingFiles.file.reading.hint')}</p>
      ) : (
        <>
          <progress max={work.total} value={work.done} aria-labelledby={titleId} className={styles.progress} />
          <p className={styles.done}>{text('shippingFiles.working.of', work)}</p>
          <p className="sub">{text('shippingFiles.working.hint')}</p>
        </>
      )}
    </section>
  );
}
