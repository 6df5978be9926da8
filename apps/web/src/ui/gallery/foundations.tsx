import styles from './gallery.module.css';
import type { Samples } from './samples.ts';
import { Section } from './section.tsx';

const colours = [
  'page',
  'sheet',
  'sunk',
  'rule',
  'rule-strong',
  'ink',
  'ink-2',
  'ink-3',
  'seen',
  'selected',
  'ai',
  'ai-wash',
  'ai-ink',
  'hanko',
  'info',
  'good',
  'mid',
  'bad',
] as const;

export function ColourSection({ t }: { t: Samples }) {
  return (
    <Section title={t.colour}>
      <div className={styles.swatches}>
        {colours.map((colour) => (
          <div key={colour} className={styles.swatch}>
            <div className={styles.paint} style={{ background: `var(--${colour})` }} />
            {colour}
          </div>
        ))}
      </div>
    </Section>
  );
}

export function TypeSection({ t }: { t: Samples }) {
  return (
    <Section title={t.type}>
      <div className={styles.plateType}>
        2 325 000 ¥ · 12:48:07 · СР 18 <span className="sub">28/32</span>
      </div>
      <div className={styles.t20}>
        Toyota Harrier, Тойота Харриер <span className="sub">20/24</span>
      </div>
      <div className={styles.t16}>На рассмотрении, 1 850 000 ¥, № 20114 16/24</div>
      <div className={styles.t14}>{t.formText}</div>
      <div>{t.tableText}</div>
      <div className="mono">6AA-AXUH80-0041268</div>
      <div className="cap">{t.caption}</div>
    </Section>
  );
}
