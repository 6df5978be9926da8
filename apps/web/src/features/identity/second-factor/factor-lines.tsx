import { KeyRound, Smartphone, Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { JapanDate } from '../../../ui/time/japan-date.tsx';
import { canUsePasskeys } from './ask-device.ts';
import type { FactorList, OwnPasskey } from './factors.ts';
import styles from './second-factor.module.css';

export type FactorAsk =
  | { kind: 'authenticator' | 'passkey' | 'renew' }
  | { kind: 'rename'; passkey: OwnPasskey }
  | { kind: 'remove'; name: string; passkeyId: string | undefined };

interface FactorLinesProps {
  list: FactorList;
  isStarting: boolean;
  onAsk: (ask: FactorAsk) => void;
}

export function FactorLines({ list, isStarting, onAsk }: FactorLinesProps) {
  const text = useText();
  const { authenticator, passkeys, recoveryCodes } = list;
  const hasFactor = authenticator !== null || passkeys.length > 0;
  const appName = text('factor.authenticator');
  const remove = (name: string, passkeyId?: string) => (
    <Button
      size="s"
      label={text('factor.remove.of', { name })}
      onClick={() => onAsk({ kind: 'remove', name, passkeyId })}
    >
      {text('factor.remove')}
    </Button>
  );
  return (
    <>
      <Line icon={<Smartphone aria-hidden="true" />} title={appName}>
        {authenticator ? (
          <>
            <p className="sub">
              {text('factor.authenticator.since')} <JapanDate instant={authenticator.since} />
            </p>
            {remove(appName)}
          </>
        ) : (
          <>
            <p className="sub">{text('factor.authenticator.none')}</p>
            <Button size="s" pending={isStarting} onClick={() => onAsk({ kind: 'authenticator' })}>
              {text('factor.add.authenticator')}
            </Button>
          </>
        )}
      </Line>
      {passkeys.map((passkey) => (
        <Line key={passkey.id} icon={<KeyRound aria-hidden="true" />} title={passkey.name}>
          <PasskeyDates {...passkey} />
          <div className={styles.actions}>
            <Button
              size="s"
              label={text('factor.rename.of', { name: passkey.name })}
              onClick={() => onAsk({ kind: 'rename', passkey })}
            >
              {text('factor.rename')}
            </Button>
            {remove(passkey.name, passkey.id)}
          </div>
        </Line>
      ))}
      <Line icon={<KeyRound aria-hidden="true" />} title={text('factor.passkey')}>
        {canUsePasskeys() ? (
          <Button size="s" onClick={() => onAsk({ kind: 'passkey' })}>
            {text('factor.add.passkey')}
          </Button>
        ) : (
          <p className="sub">{text('factor.passkey.unsupported')}</p>
        )}
      </Line>
      <Line icon={<Ticket aria-hidden="true" />} title={text('factor.codes')}>
        <p className="sub">
          {hasFactor ? text('factor.codes.left', { count: recoveryCodes }) : text('factor.codes.none')}
        </p>
        {hasFactor && (
          <Button size="s" onClick={() => onAsk({ kind: 'renew' })}>
            {text('factor.codes.renew')}
          </Button>
        )}
      </Line>
    </>
  );
}

function PasskeyDates({ createdAt, usedAt }: OwnPasskey) {
  const text = useText();
  return (
    <p className="sub">
      {text('factor.passkey.created')} <JapanDate instant={createdAt} />
      {' · '}
      {text('factor.passkey.used')} {usedAt ? <JapanDate instant={usedAt} /> : text('factor.passkey.unused')}
    </p>
  );
}

function Line({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li className={styles.line}>
      {icon}
      <p className={`strong ${styles.words}`}>{title}</p>
      {children}
    </li>
  );
}
