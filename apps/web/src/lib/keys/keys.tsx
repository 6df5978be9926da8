import { Kbd } from '../../ui/frame/kbd.tsx';
import { useText } from '../language/text.ts';
import type { KeyLine } from './key-line.ts';
import styles from './keys.module.css';

export function Keys({ keys }: Pick<KeyLine, 'keys'>) {
  const text = useText();
  return (
    <span className={styles.keys}>
      {keys.map((key) => (
        <Kbd key={typeof key === 'string' ? key : key.label}>{typeof key === 'string' ? key : text(key.label)}</Kbd>
      ))}
    </span>
  );
}
