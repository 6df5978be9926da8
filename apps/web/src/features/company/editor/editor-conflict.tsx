import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { Notice } from '../../../ui/passing/notice.tsx';
import styles from './company-editor.module.css';

interface EditorConflictProps {
  isPending: boolean;
  showsTheirs: boolean;
  onShow: (theirs: boolean) => void;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Shown after a lost optimistic lock: the reader compares both versions and chooses one. */
export function EditorConflict({ isPending, showsTheirs, onShow, onKeepMine, onTakeTheirs }: EditorConflictProps) {
  const text = useText();
  return (
    <Notice live flush tone="bad" title={text('company.conflict')}>
      {text('company.conflict.text')}
      <div className={styles.choices}>
        <Button size="s" onClick={() => onShow(!showsTheirs)}>
          {text(showsTheirs ? 'company.conflict.seeMine' : 'company.conflict.see')}
        </Button>
        <Button size="s" pending={isPending} onClick={onKeepMine}>
          {text('company.conflict.mine')}
        </Button>
        <Button size="s" disabled={isPending} onClick={onTakeTheirs}>
          {text('company.conflict.theirs')}
        </Button>
      </div>
    </Notice>
  );
}
