import { useText } from '../../../lib/language/text.ts';
import { RuledStrips } from '../../../ui/tables/ruled-strips.tsx';
import styles from './export-desk.module.css';

export function TaskListLoading() {
  const text = useText();
  return <RuledStrips list={styles.list} strip={styles.coming} rows={9} label={text('exportDesk.loading')} />;
}
