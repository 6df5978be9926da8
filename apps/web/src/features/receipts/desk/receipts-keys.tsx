import { singleKeys, switchSingleKeys } from '../../../lib/browser/single-keys.ts';
import { useStore } from '../../../lib/browser/store.ts';
import { AllKeys, KeyHint } from '../../../lib/keys/key-hints.tsx';
import { useText } from '../../../lib/language/text.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { receiptKeyLines } from './receipt-key-lines.data.ts';
import styles from './receipts.module.css';

/** The keys that no button names, their help, and the switch that turns single keys off. */
export function ReceiptsKeys({ onHelp }: { onHelp: () => void }) {
  const text = useText();
  const isOn = useStore(singleKeys);
  return (
    <section aria-label={text('receipts.keys')} className={styles.keys}>
      {isOn &&
        receiptKeyLines.map(
          ({ keys, short }) =>
            short && (
              <KeyHint key={short} keys={keys}>
                {text(short)}
              </KeyHint>
            ),
        )}
      <AllKeys onHelp={onHelp}>{text('receipts.keys.all')}</AllKeys>
      <Switch
        label={text('receipts.keys.single')}
        checked={isOn}
        onChange={({ target }) => switchSingleKeys(target.checked)}
      />
    </section>
  );
}
