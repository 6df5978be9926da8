import { groupDigits } from '@seri/domain/money/money';
import { useMedia } from '../../../lib/browser/use-media.ts';
import { useText } from '../../../lib/language/text.ts';
import { Figures } from '../../../ui/figures/figures.tsx';
import type { ForwarderList } from '../shipping-files.ts';
import styles from './preview.module.css';

const wide = '(width >= 768px)';
const names = ['rows', 'safe', 'attention', 'unknown', 'chosen'] as const;

/** The rows by how sure they are; on phones in one line, so that problems come first. */
export function PreviewSummary({ list: { counts, passedOver } }: { list: ForwarderList }) {
  const text = useText();
  const isWide = useMedia(wide);
  const { rows, attention, unknown, chosen } = counts;
  const safe = Math.max(0, rows - attention - unknown);
  const figures = { rows, safe, attention, unknown, chosen };
  const figureOf = (name: (typeof names)[number]) => {
    const value = groupDigits(figures[name]);
    return name === 'attention' && attention > 0 ? <span className={styles.look}>{value}</span> : value;
  };
  return (
    <>
      {isWide ? (
        <Figures
          items={names.map((name) => ({ caption: text(`shippingFiles.figure.${name}`), value: figureOf(name) }))}
        />
      ) : (
        <p className={styles.summary}>{text('shippingFiles.figures', figures)}</p>
      )}
      {passedOver > 0 && <p className={styles.passedOver}>{text('shippingFiles.passedOver', { count: passedOver })}</p>}
    </>
  );
}
