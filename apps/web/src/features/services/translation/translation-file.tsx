import { translationFiles } from '@seri/domain/services/translation-files';
import { Download } from 'lucide-react';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { buttonClass } from '../../../ui/frame/button.tsx';
import { classNames } from '../../../ui/frame/class-names.ts';
import { sizeText } from './size-text.ts';
import styles from './manager-translation.module.css';
import type { SentFile } from './translations.ts';

/** R79: a picture is shown, a recording is played, everything else is saved. */
export function TranslationFile({ file }: { file: SentFile }) {
  const text = useText();
  const language = useLanguage();
  const { name, type, bytes, address } = file;
  const { use } = translationFiles[type];
  if (use === 'show') {
    return (
      <a href={address} target="_blank" rel="noreferrer" aria-label={text('translation.file.open', { name })}>
        <img src={address} alt={name} loading="lazy" decoding="async" className={styles.picture} />
      </a>
    );
  }
  if (use === 'play') {
    return (
      <figure className={styles.recording}>
        <figcaption className="sub">{name}</figcaption>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a manager reads the sheet aloud, as the text does in writing */}
        <audio controls preload="metadata" src={address} aria-label={name} />
      </figure>
    );
  }
  return (
    <a href={address} download={name} className={classNames(buttonClass(), styles.file)}>
      <Download aria-hidden="true" />
      <span className="visually-hidden">{text('translation.file.save')}</span>
      <span className={styles.fileName}>{name}</span>
      <span className="sub">{sizeText(language, bytes)}</span>
    </a>
  );
}
