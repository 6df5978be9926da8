import { singleKeys, switchSingleKeys } from '../../../lib/browser/single-keys.ts';
import { useStore } from '../../../lib/browser/store.ts';
import { AllKeys, KeyHint } from '../../../lib/keys/key-hints.tsx';
import { useText } from '../../../lib/language/text.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { listKeyLines } from './list-key-lines.data.ts';
import styles from './preview.module.css';

/** The keys of the preview, their help, and the switch that turns single keys off. */
export function ListKeys({ onHelp }: { onHelp: () => void }) {
  const text = useText();
  const isOn = useStore(singleKeys);
  return (
    <section aria-label={text('shippingFiles.keys')} className={styles.keys}>
      {isOn &&
        listKeyLines.map(
          ({ keys, short }) =>
            short && (
              <KeyHint key={short} keys={keys}>
                {text(short)}
              </KeyHint>
            ),
        )}
      <AllKeys onHelp={onHelp}>{text('shippingFiles.keys.all')}</AllKeys>
      <Switch
        label={text('shippingFiles.keys.single')}
        checked={isOn}
        onChange={({ target }) => switchSingleKeys(target.checked)}
      />
    </section>
  );
}
