import { useLanguage, useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import { dayText } from '../../../ui/time/calendar-day.ts';
import { momentText } from '../cut-off-text.ts';
import type { VoyageCall, VoyageDetails } from '../voyages.ts';
import styles from '../voyages.module.css';

interface VoyageCallsProps {
  voyage: VoyageDetails;
  /** Undefined for readers who may not enter days. */
  onCame: ((call: VoyageCall) => void) | undefined;
}

/** The ports of a voyage in their order, each with its days, its cut-offs and its cars. */
export function VoyageCalls({ voyage, onCame }: VoyageCallsProps) {
  const text = useText();
  const language = useLanguage();
  const hasLeft = voyage.calls.every(({ kind, actualOn }) => kind === 'discharge' || actualOn !== null);
  return (
    <Sheet flush title={text('voyages.calls')}>
      <ol className={styles.calls}>
        {voyage.calls.map((call) => (
          <li key={call.id} className={styles.call}>
            <h3>{call.name}</h3>
            <span className="sub">
              {[text(`voyages.call.${call.kind}`), text('voyages.cars.count', { count: call.cars })].join(' · ')}
            </span>
            <span>{dayOfCallText(call)}</span>
            {call.actualOn !== null && call.plannedOn !== null && call.plannedOn !== call.actualOn && (
              <span className="sub">{text('voyages.wasPlanned', { day: dayText(call.plannedOn, language) })}</span>
            )}
            {(['yardCutOffAt', 'papersCutOffAt'] as const).map((part) => {
              const at = call[part];
              return at === null ? null : (
                <span key={part}>{`${text(`voyages.${part}`)}: ${momentText(at, language)}`}</span>
              );
            })}
            {onCame && call.actualOn === null && (call.kind === 'load' || hasLeft) && (
              <Button
                size="s"
                label={`${text(`voyages.came.${call.kind}`)}: ${call.name}`}
                onClick={() => onCame(call)}
              >
                {text(`voyages.came.${call.kind}`)}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Sheet>
  );

  function dayOfCallText({ kind, plannedOn, actualOn }: VoyageCall): string {
    if (actualOn !== null) return text(`voyages.day.came.${kind}`, { day: dayText(actualOn, language) });
    if (plannedOn === null) return text('voyages.day.unknown');
    return text(`voyages.day.planned.${kind}`, { day: dayText(plannedOn, language) });
  }
}
