import { mostBytesOfSlip, slipMediaTypes } from '@seri/domain/receipts/sent-files';
import { Paperclip, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { toast } from '../../../ui/passing/toast.ts';
import { sizeText } from '../../services/translation/size-text.ts';
import styles from './announce.module.css';

interface SlipFieldProps {
  file: File | undefined;
  /** How much of it has left; undefined while it is not on its way. */
  share: number | undefined;
  onFile: (file: File | undefined) => void;
}

/** The paper of the bank that proves a transfer: a picture or a PDF. */
export function SlipField({ file, share, onFile }: SlipFieldProps) {
  const text = useText();
  const language = useLanguage();
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    const fault = slipFault(chosen);
    if (fault) toast({ tone: 'bad', title: text(fault) });
    else onFile(chosen);
  };
  return (
    <div className={styles.slip}>
      <input
        ref={picker}
        hidden
        type="file"
        accept={slipMediaTypes.join(',')}
        aria-label={text('announce.slip.add')}
        onChange={({ target }) => {
          choose(target.files?.[0]);
          target.value = '';
        }}
      />
      {file ? (
        <p className={styles.slipFile}>
          <span id={id}>
            {file.name} <span className="sub">{sizeText(language, file.size)}</span>
          </span>
          {share === undefined && (
            <Button
              kind="bare"
              size="s"
              icon={<X aria-hidden="true" />}
              label={text('announce.slip.remove', { name: file.name })}
              onClick={() => onFile(undefined)}
            />
          )}
        </p>
      ) : (
        <>
          <Button icon={<Paperclip aria-hidden="true" />} onClick={() => picker.current?.click()}>
            {text('announce.slip.add')}
          </Button>
          <p className="sub">{text('announce.slip.hint')}</p>
        </>
      )}
      {share !== undefined && <progress max={1} value={share} aria-labelledby={id} className={styles.progress} />}
    </div>
  );
}

export function slipFault({ type, size }: File): 'announce.slip.wrong' | 'announce.slip.large' | undefined {
  if (!slipMediaTypes.some((one) => one === type)) return 'announce.slip.wrong';
  return size > mostBytesOfSlip ? 'announce.slip.large' : undefined;
}
