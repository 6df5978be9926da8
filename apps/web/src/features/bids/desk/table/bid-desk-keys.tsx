import { singleKeys, switchSingleKeys } from '../../../../lib/browser/single-keys.ts';
import { useStore } from '../../../../lib/browser/store.ts';
import { AllKeys, KeyHint } from '../../../../lib/keys/key-hints.tsx';
import { useText } from '../../../../lib/language/text.ts';
import { Switch } from '../../../../ui/fields/switch.tsx';
import { deskKeyLines } from './desk-key-lines.data.ts';
import styles from './bid-desk.module.css';

/** The keys, in sight wherever the list is scrolled, their help, and the switch that turns them off. */
export function BidDeskKeys({ onHelp }: { onHelp: () => void }) {
  const text = useText();
  const isOn = useStore(singleKeys);
  return (
    <section aria-label={text('bids.keys')} className={styles.keys}>
      <div className={styles.keyLines}>
        {isOn &&
          deskKeyLines.map(
            ({ keys, short }) =>
              short && (
                <KeyHint key={short} keys={keys}>
                  {text(short)}
                </KeyHint>
              ),
          )}
      </div>
      <AllKeys onHelp={onHelp}>{text('bids.keys.all')}</AllKeys>
      <Switch
        label={text('bids.keys.single')}
        checked={isOn}
        onChange={({ target }) => switchSingleKeys(target.checked)}
      />
    </section>
  );
}
