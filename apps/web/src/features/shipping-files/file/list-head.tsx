import { Check } from 'lucide-react';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { UiLink } from '../../../ui/frame/ui-link.tsx';
import { momentText } from '../../voyages/cut-off-text.ts';
import { spokenState } from '../list-words.ts';
import type { ForwarderList } from '../shipping-files.ts';
import styles from './file.module.css';

const steps = ['columns', 'preview', 'report'] as const;

/** The list by its name, where it is on its way, and its state, which is announced. */
export function ListHead({ list }: { list: ForwarderList }) {
  const text = useText();
  const language = useLanguage();
  const { name, sender, sent, state, counts } = list;
  const at = stepOf(list);
  const said = text('shippingFiles.file.by', { name: sent.name, moment: momentText(sent.at, language) });
  return (
    <>
      <div className={styles.bar}>
        <h1 tabIndex={-1}>{name}</h1>
        <span className="sub">
          <UiLink href="/shipping-files">{text('shippingFiles.title')}</UiLink> ·{' '}
          {[sender, said].filter(Boolean).join(' · ')}
        </span>
        <output data-state={state === 'ready' && counts.attention > 0 ? 'attention' : state} className={styles.state}>
          {spokenState(text, list)}
        </output>
      </div>
      <ol aria-label={text('shippingFiles.steps')} className={styles.steps}>
        {steps.map((step, place) => (
          <li key={step} aria-current={place === at ? 'step' : undefined}>
            {place < at ? <Check aria-hidden="true" /> : <span aria-hidden="true">{place + 1}</span>}
            {text(`shippingFiles.step.${step}`)}
            {place < at && <span className="visually-hidden">, {text('shippingFiles.step.done')}</span>}
          </li>
        ))}
      </ol>
    </>
  );
}

function stepOf({ state, isConfirmed }: ForwarderList): number {
  if (state === 'failed') return 0;
  if (state === 'reading' || state === 'ready') return isConfirmed ? 1 : 0;
  return 2;
}
