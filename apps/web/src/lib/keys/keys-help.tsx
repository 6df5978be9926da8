import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { controlKey, singleKeys, switchSingleKeys } from '../browser/single-keys.ts';
import { useStore } from '../browser/store.ts';
import { useText } from '../language/text.ts';
import type { KeyLine } from './key-line.ts';
import { Keys } from './keys.tsx';
import styles from './keys-help.module.css';

interface KeysHelpProps {
  /** The keys of the page. Ctrl K comes before them. */
  pageLines: readonly KeyLine[];
  onClose: () => void;
}

export function KeysHelp({ pageLines, onClose }: KeysHelpProps) {
  const text = useText();
  const isOn = useStore(singleKeys);
  const lines: readonly KeyLine[] = [{ keys: [`${controlKey} K`], does: 'keys.palette' }, ...pageLines];
  return (
    <Dialog open onClose={onClose} title={text('keys.title')}>
      <dl className={styles.lines}>
        {lines.map(({ keys, does }, index) => (
          <div key={does} className={styles.line} data-off={index > 0 && !isOn ? '' : undefined}>
            <dt>
              <Keys keys={keys} />
            </dt>
            <dd>{text(does)}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.setting}>
        <Switch
          label={text('keys.single')}
          checked={isOn}
          onChange={({ target }) => switchSingleKeys(target.checked)}
        />
        <p className="sub">{text('keys.single.hint')}</p>
        <p className="sub">{text('keys.layout')}</p>
      </div>
    </Dialog>
  );
}
