import { mostBytesOfBankFile } from '@seri/domain/receipts/sent-files';
import { FileUp } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { toast } from '../../../ui/passing/toast.ts';
import { sizeText } from '../../services/translation/size-text.ts';
import styles from './file.module.css';

interface FileFieldProps {
  file: File | undefined;
  onFile: (file: File) => void;
}

/** A file is chosen or dropped. */
export function FileField({ file, onFile }: FileFieldProps) {
  const text = useText();
  const language = useLanguage();
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    if (chosen.size <= mostBytesOfBankFile) onFile(chosen);
    else toast({ tone: 'bad', title: text('receipts.file.large'), text: text('receipts.file.large.hint') });
  };
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setIsOver(over);
  };
  return (
    <div
      className={styles.drop}
      data-over={isOver ? '' : undefined}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        choose(event.dataTransfer.files[0]);
      }}
    >
      <input
        ref={picker}
        hidden
        type="file"
        accept=".csv,.txt,text/csv"
        aria-label={text('receipts.file.choose')}
        onChange={({ target }) => {
          choose(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button icon={<FileUp aria-hidden="true" />} onClick={() => picker.current?.click()}>
        {text('receipts.file.choose')}
      </Button>
      <output className="sub">
        {file ? `${file.name}, ${sizeText(language, file.size)}` : text('receipts.file.drop')}
      </output>
    </div>
  );
}
