import { useText } from '../../../lib/language/text.ts';
import { Notice } from '../../../ui/passing/notice.tsx';
import styles from './machine-sheet.module.css';

/** The sheet itself can be looked at meanwhile. */
export function BeingRead({ sheet }: { sheet: string | null }) {
  const text = useText();
  return (
    <div className={styles.waiting}>
      <Notice tone="mid" live title={text('machineSheet.waiting')}>
        {text('machineSheet.waiting.more')}
      </Notice>
      {sheet !== null && (
        <img className={styles.picture} src={sheet} width={1000} height={1400} alt={text('lot.sheetPicture')} />
      )}
    </div>
  );
}
