import { controlKey, singleKeys } from '../../../lib/browser/single-keys.ts';
import { useStore } from '../../../lib/browser/store.ts';
import { useText } from '../../../lib/language/text.ts';
import { useMedia, widths } from '../../../lib/browser/use-media.ts';
import { AllKeys, KeyHint } from '../../../lib/keys/key-hints.tsx';
import { keyLines } from './key-commands.ts';
import styles from './key-hints.module.css';

export function KeyHints({ onHelp }: { onHelp: () => void }) {
  const text = useText();
  const isDesktop = useMedia(widths.desktop);
  const isOn = useStore(singleKeys);
  if (!isDesktop) return null;
  const lines = keyLines.filter(({ short }) => isOn && short);
  return (
    <section aria-label={text('keys.hints')} className={styles.hints}>
      {lines.map(({ keys, short }) => (
        <KeyHint key={short} keys={keys}>
          {short && text(short)}
        </KeyHint>
      ))}
      <KeyHint keys={[`${controlKey} K`]}>{text('keys.palette.short')}</KeyHint>
      <AllKeys onHelp={onHelp}>{text('keys.all')}</AllKeys>
    </section>
  );
}
