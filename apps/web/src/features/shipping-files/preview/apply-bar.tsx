import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import type { ForwarderList } from '../shipping-files.ts';
import { type Applying, mayApply } from './applying.ts';
import styles from './preview.module.css';

interface ApplyBarProps {
  list: ForwarderList;
  applying: Applying;
  onApply: () => void;
}

/** R102: stays at the bottom, and says what would be written. */
export function ApplyBar({ list, applying, onApply }: ApplyBarProps) {
  const text = useText();
  const { cars, ships } = applying;
  const said = () => {
    if (!list.isConfirmed) return text('shippingFiles.apply.columnsFirst');
    if (cars + ships === 0) return text('shippingFiles.apply.nothing');
    return text('shippingFiles.apply.what', { cars, ships });
  };
  return (
    <div data-bulk="" className={styles.apply}>
      <output>{said()}</output>
      <Button kind="primary" disabled={!mayApply(list)} onClick={onApply}>
        {text('shippingFiles.apply', { count: cars })}
      </Button>
    </div>
  );
}
