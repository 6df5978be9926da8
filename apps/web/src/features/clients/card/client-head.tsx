import { roleIds } from '@seri/domain/people/roles';
import { ArrowLeft } from 'lucide-react';
import { useText } from '../../../lib/language/text.ts';
import { ButtonLink } from '../../../ui/frame/button-link.tsx';
import { Chip } from '../../../ui/figures/chip.tsx';
import { Plate } from '../../../ui/marks/plate.tsx';
import { Yen } from '../../../ui/marks/yen.tsx';
import type { ClientDetails } from './client-view.ts';
import { roleText } from '../roles/role-text.ts';
import styles from './client-page.module.css';

interface ClientHeadProps {
  view: ClientDetails;
  clientsHref: string;
}

export function ClientHead({ view: { client, balanceInfo }, clientsHref }: ClientHeadProps) {
  const text = useText();
  const { id, fullName, company, email, roleId, isOwner } = client;
  const role = roleText(text, roleId);
  return (
    <header className={styles.head}>
      <ButtonLink kind="bare" href={clientsHref} icon={<ArrowLeft aria-hidden="true" />} label={text('clients.back')} />
      <Plate number={id} size="l" />
      <div className={styles.words}>
        <h1>
          <span className="visually-hidden">{`${id} · `}</span>
          {fullName}
        </h1>
        <p className="sub">{[company, email].filter(Boolean).join(' · ')}</p>
      </div>
      <Chip kills={roleId === roleIds.disabled}>{isOwner ? `${role}, ${text('clients.owner')}` : role}</Chip>
      <dl className={styles.balance}>
        <dt className="cap">{text('clients.col.balance')}</dt>
        <dd>
          <Yen value={balanceInfo.balance} />
        </dd>
      </dl>
    </header>
  );
}
