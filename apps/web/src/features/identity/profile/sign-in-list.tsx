import { useQuery } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { refusalText, useOnRefusal } from '../../../lib/calls/on-refusal.ts';
import { internal, refusalOf } from '../../../lib/calls/refusal.ts';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { ErrorState } from '../../../ui/frame/error-state.tsx';
import { JapanTime } from '../../../ui/time/japan-time.tsx';
import { RuledCells } from '../../../ui/tables/ruled-loading.tsx';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import { endSignIn } from './end-sign-ins.ts';
import { signInsQuery } from './sign-ins.query.ts';
import { deviceText, placeText, type SignIn } from './sign-in-list.ts';
import { EndOthers } from './end-others.tsx';
import styles from './sign-in-list.module.css';

export function SignInList() {
  const text = useText();
  const list = useRef<HTMLUListElement>(null);
  // The pressed button disappears together with its sign-in.
  const focusList = () => list.current?.focus();
  const { data, error, refetch } = useQuery(signInsQuery);
  const hasOthers = data?.signIns.some(({ isCurrent }) => !isCurrent);
  return (
    <Sheet flush title={text('identity.signIns')} actions={hasOthers && <EndOthers onEnded={focusList} />}>
      {data && (
        <ul ref={list} tabIndex={-1} aria-label={text('identity.signIns')} className={styles.list}>
          {data.signIns.map((signIn) => (
            <SignInLine key={signIn.id} signIn={signIn} onEnded={focusList} />
          ))}
        </ul>
      )}
      {!data && error && (
        <ErrorState title={text('identity.signIns.failed')} onRetry={() => void refetch()}>
          {refusalText(text, refusalOf(error) ?? internal)}
        </ErrorState>
      )}
      {!data && !error && <RuledCells cols={1} rows={2} />}
    </Sheet>
  );
}

function SignInLine({ signIn, onEnded }: { signIn: SignIn; onEnded: () => void }) {
  const text = useText();
  const language = useLanguage();
  const onRefusal = useOnRefusal();
  const [isPending, setPending] = useState(false);
  const device = deviceText(text, signIn);
  const Icon = /Mobile|Android|iPhone|iPad/.test(signIn.userAgent) ? Smartphone : Monitor;
  const end = async () => {
    setPending(true);
    const refusal = await endSignIn(signIn.id);
    setPending(false);
    // NOT_FOUND means that the sign-in had already ended.
    if (refusal && refusal.code !== 'NOT_FOUND') onRefusal(refusal);
    else onEnded();
  };
  return (
    <li className={styles.line} data-current={signIn.isCurrent || undefined}>
      <Icon aria-hidden="true" />
      <div>
        <p className="strong">{device}</p>
        <p className="sub">
          {[placeText(text, language, signIn), signIn.address].filter((part) => part !== undefined && part).join(' · ')}
        </p>
      </div>
      <dl className={styles.times}>
        <div>
          <dt className="cap">{text('identity.signIns.since')}</dt>
          <dd>
            <JapanTime date size="s" local="none" instant={signIn.startedAt} />
          </dd>
        </div>
        <div>
          <dt className="cap">{text('identity.signIns.seen')}</dt>
          <dd>
            <JapanTime date size="s" local="none" instant={signIn.seenAt} />
          </dd>
        </div>
      </dl>
      {signIn.isCurrent ? (
        <span className={styles.current}>{text('identity.signIns.current')}</span>
      ) : (
        <Button
          size="s"
          pending={isPending}
          label={text('identity.signIns.endOf', { device })}
          onClick={() => void end()}
        >
          {text('identity.signIns.end')}
        </Button>
      )}
    </li>
  );
}
