import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { refusalText } from '../../../lib/calls/on-refusal.ts';
import { internal, refusalOf } from '../../../lib/calls/refusal.ts';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { ButtonLink } from '../../../ui/frame/button-link.tsx';
import { emailConfirmationQuery } from './mail-links.query.ts';
import { paths } from '../session/paths.ts';
import { Stage } from '../forms/stage.tsx';

/** Opened by the mailed link. Without a token no request is sent. */
export function VerifyEmailPage({ token, ahead }: { token: string | undefined; ahead?: ReactNode }) {
  const text = useText();
  const confirmation = useQuery({ ...emailConfirmationQuery(token ?? ''), enabled: token !== undefined });
  if (confirmation.isSuccess) return <Confirmed ahead={ahead} />;
  if (confirmation.isFetching) return <Stage key="pending" title={text('identity.verify.pending')} />;
  const refusal = token === undefined ? undefined : (refusalOf(confirmation.error) ?? internal);
  // After any other failure it is unknown whether the address was confirmed, so a retry is offered.
  const canRetry = refusal !== undefined && refusal.code !== 'LINK_EXPIRED' && refusal.code !== 'FIELDS';
  return (
    <Stage
      title={text('identity.verify.failed')}
      actions={
        canRetry ? (
          <Button kind="primary" onClick={() => void confirmation.refetch()}>
            {text('ui.retry')}
          </Button>
        ) : (
          <ButtonLink href={paths.signIn}>{text('identity.back')}</ButtonLink>
        )
      }
    >
      <p>{canRetry ? refusalText(text, refusal) : text('refusals.LINK_EXPIRED')}</p>
    </Stage>
  );
}

function Confirmed({ ahead }: { ahead: ReactNode }) {
  const text = useText();
  return (
    <Stage
      title={text('identity.verify.confirmed')}
      actions={
        <ButtonLink kind="primary" href={paths.signIn}>
          {text('identity.signIn.submit')}
        </ButtonLink>
      }
    >
      <p>{text('identity.verify.confirmed.hint')}</p>
      {ahead}
    </Stage>
  );
}
