import { shareLife } from '@seri/domain/lots/share-code';
import type { PageType } from '@seri/domain/catalogue/page-types';
import type { Ref } from 'react';
import { serverNow } from '../../lib/live/clock.ts';
import { useText } from '../../lib/language/text.ts';
import { Facts } from '../../ui/tables/facts.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { JapanDate } from '../../ui/time/japan-date.tsx';
import { needsCode } from './share-link.ts';
import styles from './share-dialog.module.css';

interface SharedLinkProps {
  ref: Ref<HTMLInputElement>;
  link: string;
  code: string;
  pageType: PageType;
  /** Copying failed: the link is selected, so that the reader can copy it. */
  notCopied: boolean;
}

/** The link, and the code separately for reading it out on the phone. */
export function SharedLink({ ref, link, code, pageType, notCopied }: SharedLinkProps) {
  const text = useText();
  const isLocked = needsCode(pageType);
  const until = new Date(serverNow().getTime() + shareLife).toISOString();
  return (
    <>
      <Field
        ref={ref}
        label={text('sharing.link')}
        value={link}
        readOnly
        error={notCopied ? text('sharing.notCopied') : undefined}
        onFocus={(event) => event.currentTarget.select()}
      />
      {isLocked && (
        <Facts
          framed
          cols={2}
          items={[
            { caption: text('sharing.code'), value: <span className={styles.digits}>{grouped(code)}</span> },
            { caption: text('sharing.until'), value: <JapanDate instant={until} /> },
          ]}
        />
      )}
      <p className="sub">{text(isLocked ? 'sharing.note' : 'sharing.note.machine')}</p>
    </>
  );
}

/** `418 052` */
const grouped = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`;
