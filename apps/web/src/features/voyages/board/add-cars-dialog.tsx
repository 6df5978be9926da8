import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Button } from '../../../ui/frame/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Notice } from '../../../ui/passing/notice.tsx';
import { toast } from '../../../ui/passing/toast.ts';
import { Check } from '../../../ui/fields/check.tsx';
import { ErrorState } from '../../../ui/frame/error-state.tsx';
import { callsOf, callText, shipOf, type VoyageCall, type VoyageDetails } from '../voyages.ts';
import { waitingCarsQuery } from '../voyages.query.ts';
import styles from '../voyages.module.css';
import { boardCars, boardingFailed, type BoardingOutcome } from './board-cars.ts';
import { mostAtOnce, WaitingCars } from './waiting-cars.tsx';

interface AddCarsDialogProps {
  voyage: VoyageDetails;
  onClose: () => void;
}

/** R98: puts cars that wait for a ship on this one, at two of its ports. */
export function AddCarsDialog({ voyage, onClose }: AddCarsDialogProps) {
  const text = useText();
  const { data, error, refetch } = useQuery(waitingCarsQuery);
  const loads = callsOf(voyage, 'load').filter(({ actualOn }) => actualOn === null);
  const discharges = callsOf(voyage, 'discharge');
  const [load, setLoad] = useState(loads[0]?.id);
  const [discharge, setDischarge] = useState(discharges[0]?.id);
  const [isForPort, setIsForPort] = useState(false);
  const [marked, mark] = useState<ReadonlySet<number>>(new Set());
  const [isPending, setIsPending] = useState(false);
  const [outcome, setOutcome] = useState<BoardingOutcome>();
  const port = discharges.find(({ id }) => id === discharge)?.name ?? '';
  const goesThere = (names: readonly string[]) => names.some((name) => name.toLowerCase() === port.toLowerCase());
  const shown = (data?.cars ?? []).filter(
    ({ dischargePort, destination }) => !isForPort || goesThere([dischargePort, destination]),
  );
  const chosen = shown.filter(({ id }) => marked.has(id)).slice(0, mostAtOnce);
  const board = async () => {
    if (load === undefined || discharge === undefined || chosen.length === 0) return;
    setIsPending(true);
    const next = await boardCars(text, chosen, { load, discharge });
    setIsPending(false);
    setOutcome(next);
    mark(new Set());
    if (next.done > 0) toast({ tone: 'good', title: text('voyages.boarded', { count: next.done }) });
    if (!next.refusal && next.refused.length === 0) onClose();
  };
  const failed = outcome && boardingFailed(text, outcome);
  return (
    <Dialog
      open
      size="l"
      onClose={onClose}
      title={text('voyages.addCars.to', { ship: shipOf(voyage) })}
      footer={
        <>
          <Button onClick={onClose}>{text('formDialog.close')}</Button>
          <Button
            kind="primary"
            pending={isPending}
            disabled={chosen.length === 0 || load === undefined}
            onClick={() => void board()}
          >
            {text('voyages.board', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <div role="alert">
        {failed && <Notice tone="bad">{failed}</Notice>}
        {outcome?.refused.map(({ id, said }) => (
          <Notice key={id} tone="bad">
            {said}
          </Notice>
        ))}
      </div>
      {loads.length === 0 && <Notice tone="mid">{text('voyages.noLoad')}</Notice>}
      <div className={styles.choice}>
        <CallChoice label={text('voyages.call.load')} calls={loads} value={load} onChoose={setLoad} />
        <CallChoice
          label={text('voyages.call.discharge')}
          calls={discharges}
          value={discharge}
          onChoose={setDischarge}
        />
        <Check
          label={text('voyages.onlyFor', { port })}
          checked={isForPort}
          onChange={({ target }) => setIsForPort(target.checked)}
        />
      </div>
      {!data && error && <ErrorState title={text('voyages.failed')} onRetry={() => void refetch()} />}
      {!data && !error && <p aria-busy="true">{text('voyages.loading')}</p>}
      {data && <WaitingCars cars={shown} hasMore={data.hasMore} marked={marked} onMark={mark} />}
    </Dialog>
  );
}

interface CallChoiceProps {
  label: string;
  calls: readonly VoyageCall[];
  value: number | undefined;
  onChoose: (id: number) => void;
}

function CallChoice({ label, calls, value, onChoose }: CallChoiceProps) {
  const language = useLanguage();
  return (
    <SelectField label={label} value={value ?? ''} onChange={({ target }) => onChoose(Number(target.value))}>
      {calls.map((call) => (
        <option key={call.id} value={call.id}>
          {callText(call, language)}
        </option>
      ))}
    </SelectField>
  );
}
