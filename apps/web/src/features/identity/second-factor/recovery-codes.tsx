import { useEffect, useRef } from 'react';
import { copyText } from '../../../lib/export/copy-text.ts';
import { useText } from '../../../lib/language/text.ts';
import { saveFile } from '../../../lib/export/save-file.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { Notice } from '../../../ui/passing/notice.tsx';
import { toast } from '../../../ui/passing/toast.ts';
import styles from './second-factor.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onKept: () => void;
}

/** R80: shown once. They stand on the page, not in a dialog, so that they can be printed. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const lines = codes.join('\n');
  const copy = async () => {
    if (await copyText(lines)) toast({ tone: 'good', title: text('factor.copied') });
    else toast({ tone: 'bad', title: text('factor.notCopied') });
  };
  const download = () => saveFile(new File([`${lines}\n`], 'seri-recovery-codes.txt', { type: 'text/plain' }));
  return (
    <div className={styles.codes}>
      <h3 ref={heading} tabIndex={-1}>
        {text('factor.codes')}
      </h3>
      <Notice tone="mid">{text('factor.codes.hint')}</Notice>
      <ul aria-label={text('factor.codes')} className={styles.codeList}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={() => void copy()}>{text('factor.copy')}</Button>
        <Button onClick={download}>{text('factor.codes.download')}</Button>
        <Button onClick={() => window.print()}>{text('factor.codes.print')}</Button>
        <Button kind="primary" onClick={onKept}>
          {text('factor.codes.kept')}
        </Button>
      </div>
    </div>
  );
}
