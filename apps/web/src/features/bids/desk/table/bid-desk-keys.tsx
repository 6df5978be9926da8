import { singleKeys, switchSingleKeys } from '../../../../lib/browser/single-keys.ts';
import { useStore } from '../../../../lib/browser/store.ts';
import { useText } from '../../../../lib/language/text.ts';
import { Kbd } from '../../../../ui/frame/kbd.tsx';
import { Switch } from '../../../../ui/fields/switch.tsx';
import styles from './bid-desk.module.css';

const lines = [
  { keys: ['J', 'K'], does: 'bids.keys.move' },
  { keys: ['X'], does: 'bids.keys.select' },
  { keys: ['1', '6'], does: 'bids.keys.status' },
  { keys: ['E'], does: 'bids.keys.edit' },
  { keys: ['P'], does: 'bids.keys.sold' },
  { keys: ['C'], does: 'bids.keys.chat' },
  { keys: ['Z'], does: 'bids.keys.undo' },
] as const;

/** The keys below the list, and the switch that turns them off. */
export function BidDeskKeys() {
  const text = useText();
  const isOn = useStore(singleKeys);
  return (
    <section aria-label={text('bids.keys')} className={styles.keys}>
      {isOn &&
        lines.map(({ keys, does }) => (
          <span key={does} className={styles.key}>
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
            {text(does)}
          </span>
        ))}
      <Switch
        className={styles.keysOn}
        label={text('bids.keys.single')}
        checked={isOn}
        onChange={({ target }) => switchSingleKeys(target.checked)}
      />
    </section>
  );
}
