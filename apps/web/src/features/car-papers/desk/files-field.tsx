import { carPaperMedia } from '@seri/domain/car-papers/paper-files';
import { Paperclip, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { toast } from '../../../ui/passing/toast.ts';
import { sizeText } from '../../services/translation/size-text.ts';
import styles from './desk.module.css';
import { paperFileFault } from './paper-form.ts';

interface FilesFieldProps {
  files: readonly File[];
  isOne: boolean;
  progress: { name: string; share: number } | undefined;
  onChange: (files: readonly File[]) => void;
}

const accept = [...carPaperMedia, 'jpeg'].map((media) => `.${media}`).join(',');

const isSameFile = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** The files that are to be sent, and how far the one is that is on its way. */
export function FilesField({ files, isOne, progress, onChange }: FilesFieldProps) {
  const text = useText();
  const language = useLanguage();
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const choose = (chosen: readonly File[]) => {
    const fit = chosen.filter((file) => {
      const fault = paperFileFault(file);
      if (fault) toast({ tone: 'bad', title: text(fault, { name: file.name }) });
      return !fault;
    });
    onChange(
      isOne ? fit.slice(0, 1) : [...files, ...fit.filter((file) => !files.some((one) => isSameFile(one, file)))],
    );
  };
  const label = text(isOne ? 'carPapers.file' : 'carPapers.files');
  return (
    <div className={styles.files}>
      <input
        ref={picker}
        hidden
        type="file"
        multiple={!isOne}
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          choose([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      {files.length > 0 && (
        <ul>
          {files.map((file) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`} className={styles.file}>
              <span>
                {file.name} <span className="sub">{sizeText(language, file.size)}</span>
              </span>
              {!progress && (
                <Button
                  kind="bare"
                  size="s"
                  icon={<X aria-hidden="true" />}
                  label={text('carPapers.files.remove', { name: file.name })}
                  onClick={() => onChange(files.filter((one) => one !== file))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <Button icon={<Paperclip aria-hidden="true" />} onClick={() => picker.current?.click()}>
        {label}
      </Button>
      <p className="sub">{text('carPapers.files.hint')}</p>
      {progress && (
        <div className={styles.sending}>
          <output id={id}>
            {text('carPapers.sending', { name: progress.name, share: `${Math.round(progress.share * 100)} %` })}
          </output>
          <progress max={1} value={progress.share} aria-labelledby={id} className={styles.progress} />
        </div>
      )}
    </div>
  );
}
