import { Search, X } from 'lucide-react';
import type { ClipboardEvent, KeyboardEvent, Ref } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { comboboxOf } from '../../../ui/inputs/suggestions.tsx';
import styles from './palette.module.css';

interface PaletteFieldProps {
  ref: Ref<HTMLInputElement>;
  id: string;
  maxLength: number;
  value: string;
  /** The number of options, and the index of the active one. */
  length: number;
  active: number;
  onType: (value: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
}

/** A combobox: the focus stays in the field while arrow keys move through the options. */
export function PaletteField(props: PaletteFieldProps) {
  const { ref, id, maxLength, value, length, active, onType, onKeyDown, onClose } = props;
  const text = useText();
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (!/[\r\n]/.test(pasted.trim())) return;
    // A single-line input would drop the line breaks and run the numbers together.
    event.preventDefault();
    onType([value, ...pasted.split(/\s+/)].filter(Boolean).join(' '));
  };
  return (
    <div className={styles.field}>
      <Search aria-hidden="true" />
      <input
        ref={ref}
        type="text"
        {...comboboxOf(id, length, active)}
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        aria-label={text('palette.field')}
        aria-describedby={`${id}-hint`}
        placeholder={text('palette.example')}
        maxLength={maxLength}
        value={value}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
        onPaste={paste}
      />
      <Button kind="bare" icon={<X aria-hidden="true" />} label={text('palette.leave')} onClick={onClose} />
    </div>
  );
}
