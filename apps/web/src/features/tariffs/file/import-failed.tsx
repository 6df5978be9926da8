import { faultText } from '../../../lib/calls/fault-text.ts';
import type { CallRefusal } from '../../../lib/calls/refusal.ts';
import { type Text, useLanguage, useText } from '../../../lib/language/text.ts';
import type { Language } from '@seri/domain/common/languages';
import { Button } from '../../../ui/frame/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { validText } from '../table/tariff-texts.ts';
import styles from './import-failed.module.css';

interface ImportFailedProps {
  refusal: CallRefusal;
  onClose: () => void;
}

/** Each cell at fault, by its line in the file and the head of its column. */
export function ImportFailed({ refusal, onClose }: ImportFailedProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <Dialog
      open
      size="m"
      title={text('tariffs.file.failed')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{text('tariffs.file.close')}</Button>}
    >
      <p>{text('tariffs.file.failed.hint')}</p>
      <ul className={styles.faults}>
        {problemsOf(text, language, refusal).map(({ line, column, problem }) => (
          <li key={`${line}.${column}`}>
            <b>{line !== undefined && text('tariffs.file.line', { line })}</b>
            <code>{column}</code>
            <span>{problem}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

interface FileProblem {
  line: number | undefined;
  column: string;
  problem: string;
}

function problemsOf(text: Text, language: Language, { code, data }: CallRefusal): FileProblem[] {
  if (code === 'TARIFF_OVERLAP') {
    const { other, line, otherLine } = data;
    const kind = text(`tariffs.kind.${other.kind}`);
    const problem =
      otherLine === undefined
        ? text('tariffs.file.overlap', { kind, valid: validText(text, language, other) })
        : text('tariffs.file.overlap.line', { otherLine });
    return [{ line, column: '', problem }];
  }
  if (code === 'TARIFF_USED') return [{ line: data.line, column: '', problem: text('tariffs.file.used') }];
  if (code !== 'FIELDS') return [];
  return Object.entries(data.fields).map(([name, fault]) => {
    const [line = '', column = ''] = name.split('.');
    // The file as a whole has a name without a column.
    const problem = column === '' ? text('tariffs.file.unreadable') : (faultText(text, fault) ?? '');
    return { line: /^\d+$/.test(line) ? Number(line) : undefined, column, problem };
  });
}
