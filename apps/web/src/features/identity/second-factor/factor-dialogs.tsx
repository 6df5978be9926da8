import { deviceName } from '@seri/domain/people/device-name';
import { useOnRefusal } from '../../../lib/calls/on-refusal.ts';
import type { CallRefusal } from '../../../lib/calls/refusal.ts';
import { useText } from '../../../lib/language/text.ts';
import { toast } from '../../../ui/passing/toast.ts';
import { AuthenticatorDialog } from './authenticator-dialog.tsx';
import { addPasskey, removeFactor, renamePasskey, renewRecoveryCodes } from './change-factors.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { FactorAsk } from './factor-lines.tsx';
import type { FactorAdded, StartedAuthenticator } from './factors.ts';
import { PasskeyNameDialog } from './passkey-name-dialog.tsx';

interface FactorDialogsProps {
  asked: FactorAsk | undefined;
  started: StartedAuthenticator | undefined;
  onAdded: (added: FactorAdded) => void;
  onCodes: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** At most one is open. */
export function FactorDialogs({ asked, started, onAdded, onCodes, onClose }: FactorDialogsProps) {
  const text = useText();
  const onRefusal = useOnRefusal();
  const add = async (name: string): Promise<CallRefusal | boolean> => {
    const reply = await addPasskey(name);
    if (!reply) return false;
    if (!reply.ok) return reply.refusal;
    onAdded(reply.answer);
    return true;
  };
  const remove = async (passkeyId: string | undefined) => {
    const refusal = await removeFactor(passkeyId);
    if (refusal) onRefusal(refusal);
    else toast({ tone: 'good', title: text('factor.removed') });
  };
  const renew = async () => {
    const reply = await renewRecoveryCodes();
    if (reply.ok) onCodes(reply.answer.recoveryCodes);
    else onRefusal(reply.refusal);
  };
  if (started) return <AuthenticatorDialog started={started} onAdded={onAdded} onClose={onClose} />;
  switch (asked?.kind) {
    case 'passkey':
      return (
        <PasskeyNameDialog
          title={text('factor.add.passkey')}
          action={text('factor.passkey.create')}
          initial={deviceName(navigator.userAgent).system ?? ''}
          onNamed={add}
          onClose={onClose}
        />
      );
    case 'rename':
      return (
        <PasskeyNameDialog
          title={text('factor.rename.of', { name: asked.passkey.name })}
          action={text('factor.save')}
          initial={asked.passkey.name}
          onNamed={async (name) => (await renamePasskey(asked.passkey.id, name)) ?? true}
          onClose={onClose}
        />
      );
    case 'remove':
      return (
        <ConfirmDialog
          title={text('factor.remove.of', { name: asked.name })}
          action={text('factor.remove')}
          onConfirm={() => remove(asked.passkeyId)}
          onClose={onClose}
        >
          {text('factor.remove.hint')}
        </ConfirmDialog>
      );
    case 'renew':
      return (
        <ConfirmDialog
          title={text('factor.codes.renew')}
          action={text('factor.codes.renew')}
          onConfirm={renew}
          onClose={onClose}
        >
          {text('factor.codes.renew.hint')}
        </ConfirmDialog>
      );
    default:
      return null;
  }
}
