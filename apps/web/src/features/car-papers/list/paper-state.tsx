import { carPaperKinds } from '@seri/domain/car-papers/paper-kinds.data';
import { useText } from '../../../lib/language/text.ts';
import type { PurchasePaper } from './car-paper.ts';
import styles from './car-papers.module.css';

/** Its border tells the state without colour: whole of a shared paper, broken of a draft, double of one that waits for money. */
export function PaperState({ kind, state }: Pick<PurchasePaper, 'kind' | 'state'>) {
  const text = useText();
  const isForStaff = state === 'draft' && carPaperKinds[kind].isForStaffOnly;
  return (
    <span className={styles.state} data-state={state}>
      {text(isForStaff ? 'carPapers.state.staff' : `carPapers.state.${state}`)}
    </span>
  );
}
