import { secondFactorCalls } from '@seri/contract/people/second-factor.calls';
import { hasSecondFactor, usableFactors } from '@seri/domain/people/second-factor';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';
import { refusalText } from '../../../lib/calls/on-refusal.ts';
import { internal, refusalOf } from '../../../lib/calls/refusal.ts';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { ErrorState } from '../../../ui/frame/error-state.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { RuledCells } from '../../../ui/tables/ruled-loading.tsx';
import { ownFactorsQuery } from './own-factors.query.ts';
import { type FactorList, factorsIn, type Proof } from './factors.ts';
import { type ProofWay, ProveForm } from './prove-form.tsx';

/** R82: asks for a second factor, or for the password of an account that has none. */
export function StepUpDialog({ onEnd }: { onEnd: (isProved: boolean) => void }) {
  const text = useText();
  const { data, error, refetch } = useQuery({ ...ownFactorsQuery, staleTime: 0 });
  const send = async (proof: Proof) => {
    const reply = await api.send(secondFactorCalls.stepUp, { body: { proof } });
    if (!reply.ok) return reply.refusal;
    onEnd(true);
    return undefined;
  };
  return (
    <Dialog open size="s" title={text('factor.stepUp')} onClose={() => onEnd(false)}>
      <p className="sub">{text('factor.stepUp.hint')}</p>
      {data && (
        <ProveForm
          ways={waysOf(data)}
          askPasskey={() => api.send(secondFactorCalls.askPasskeyAgain)}
          send={send}
          cancel={
            <Button kind="bare" onClick={() => onEnd(false)}>
              {text('factor.cancel')}
            </Button>
          }
        />
      )}
      {!data && error && (
        <ErrorState title={text('factor.stepUp.failed')} onRetry={() => void refetch()}>
          {refusalText(text, refusalOf(error) ?? internal)}
        </ErrorState>
      )}
      {!data && !error && <RuledCells cols={1} rows={2} />}
    </Dialog>
  );
}

function waysOf(list: FactorList): readonly ProofWay[] {
  const own = factorsIn(list);
  return hasSecondFactor(own) ? usableFactors(own) : ['password'];
}
