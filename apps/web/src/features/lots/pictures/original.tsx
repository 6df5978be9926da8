import { useText } from '../../../lib/language/text.ts';
import { classNames } from '../../../ui/frame/class-names.ts';
import '../../../ui/styles/fonts-ja.css';
import styles from './original.module.css';

const japanese = /[\u3040-\u30FF\u4E00-\u9FFF\uFF66-\uFF9F]/;

export function Original({ children, small }: { children: string; small?: boolean | undefined }) {
  const isJapanese = japanese.test(children);
  return (
    <span
      lang={isJapanese ? 'ja' : undefined}
      className={classNames(isJapanese && 'ja', small ? styles.small : styles.only)}
    >
      {children}
    </span>
  );
}

/** Marks a code or phrase that no glossary contains. */
export function NotDecoded() {
  return <span className={styles.unknown}>{useText()('sheet.unknown')}</span>;
}
