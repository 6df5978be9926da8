import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalText, useOnRefusal } from '../../../lib/calls/on-refusal.ts';
import { internal, refusalOf } from '../../../lib/calls/refusal.ts';
import { useText } from '../../../lib/language/text.ts';
import { ErrorState } from '../../../ui/frame/error-state.tsx';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import { toast } from '../../../ui/passing/toast.ts';
import { RuledCells } from '../../../ui/tables/ruled-loading.tsx';
import { startAuthenticator } from './change-factors.ts';
import { FactorDialogs } from './factor-dialogs.tsx';
import { type FactorAsk, FactorLines } from './factor-lines.tsx';
import type { FactorAdded, StartedAuthenticator } from './factors.ts';
import { ownFactorsQuery } from './own-factors.query.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { StaffFactorSwitch } from './staff-factor-switch.tsx';
import styles from './second-factor.module.css';

/** R80: the second factors of the account, on its profile page. */
export function SecondFactors() {
  const text = useText();
  const onRefusal = useOnRefusal();
  const { data, error, refetch } = useQuery(ownFactorsQuery);
  const [asked, ask] = useState<FactorAsk>();
  const [started, setStarted] = useState<StartedAuthenticator>();
  const [isStarting, setStarting] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();

  const begin = async (next: FactorAsk) => {
    if (next.kind !== 'authenticator') return ask(next);
    setStarting(true);
    const reply = await startAuthenticator();
    setStarting(false);
    if (reply.ok) setStarted(reply.answer);
    else onRefusal(reply.refusal);
  };
  const close = () => {
    ask(undefined);
    setStarted(undefined);
  };
  const showAdded = ({ recoveryCodes }: FactorAdded) => {
    close();
    setCodes(recoveryCodes ?? undefined);
    toast({ tone: 'good', title: text('factor.added') });
  };
  return (
    <Sheet flush title={text('factor.title')}>
      <p className={styles.lead}>{text(data?.isRequired ? 'factor.required' : 'factor.lead')}</p>
      {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />}
      {data && (
        <>
          <ul aria-label={text('factor.title')}>
            <FactorLines list={data} isStarting={isStarting} onAsk={(next) => void begin(next)} />
          </ul>
          {data.isRequiredOfStaff !== null && <StaffFactorSwitch isRequired={data.isRequiredOfStaff} />}
          <FactorDialogs {...{ asked, started, onAdded: showAdded, onCodes: setCodes, onClose: close }} />
        </>
      )}
      {!data && error && (
        <ErrorState title={text('factor.failed')} onRetry={() => void refetch()}>
          {refusalText(text, refusalOf(error) ?? internal)}
        </ErrorState>
      )}
      {!data && !error && <RuledCells cols={1} rows={4} />}
    </Sheet>
  );
}
