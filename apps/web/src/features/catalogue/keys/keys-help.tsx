import { controlKey, singleKeys, switchSingleKeys } from '../../../lib/browser/single-keys.ts';
import { useStore } from '../../../lib/browser/store.ts';
import { useText } from '../../../lib/language/text.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { type KeyLine, keyLines } from './key-commands.ts';
import { Keys } from './key-hints.tsx';
import styles from './keys-help.module.css';

export function KeysHelp({ onClose }: { onClose: () => void }) {
  const text = useText();
  const isOn = useStore(singleKeys);
  const lines: readonly KeyLine[] = [{ keys: [`${controlKey} K`], does: 'keys.palette' }, ...keyLines];
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
