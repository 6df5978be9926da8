import { singleKeys, switchSingleKeys } from '../../../lib/browser/single-keys.ts';
import { useStore } from '../../../lib/browser/store.ts';
import { AllKeys, KeyHint } from '../../../lib/keys/key-hints.tsx';
import { useText } from '../../../lib/language/text.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Button } from '../../../ui/frame/button.tsx';
import { Kbd } from '../../../ui/frame/kbd.tsx';
import styles from './export-desk.module.css';
import { exportDeskKeyLines } from './export-desk-key-lines.data.ts';

/** The keys that no button names, their help, and the switch that turns single keys off. */
export function DeskKeys({ onHelp }: { onHelp: () => void }) {
  const text = useText();
  const isOn = useStore(singleKeys);
  return (
    <section aria-label={text('exportDesk.keys')} className={styles.keys}>
      {isOn &&
        exportDeskKeyLines.map(
          ({ keys, short }) =>
            short && (
              <KeyHint key={short} keys={keys}>
                {text(short)}
              </KeyHint>
            ),
        )}
      <AllKeys onHelp={onHelp}>{text('exportDesk.keys.all')}</AllKeys>
      <Switch
        label={text('exportDesk.keys.single')}
        checked={isOn}
        onChange={({ target }) => switchSingleKeys(target.checked)}
      />
    </section>
  );
}

interface MarkedBarProps {
  count: number;
  onDone: () => void;
  onSkip: () => void;
  onInstruct: () => void;
  onClear: () => void;
}

/** The tools of the marked tasks, which are ended together, or whose cars are told to a forwarder. */
export function MarkedBar({ count, onDone, onSkip, onInstruct, onClear }: MarkedBarProps) {
  const text = useText();
  return (
    <div role="toolbar" aria-label={text('exportDesk.marked', { count })} data-bulk="" className={styles.marked}>
      <b>{text('exportDesk.marked', { count })}</b>
      <Button className={styles.tool} onClick={onDone}>
        {text('tasks.done')} <Kbd>D</Kbd>
      </Button>
      <Button className={styles.tool} onClick={onSkip}>
        {text('tasks.skip')} <Kbd>S</Kbd>
      </Button>
      <Button className={styles.tool} onClick={onInstruct}>
        {text('instruction.title')}
      </Button>
      <Button className={styles.tool} onClick={onClear}>
        {text('exportDesk.clear')}
      </Button>
    </div>
  );
}
