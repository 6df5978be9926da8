import { countryName } from '@seri/domain/people/country-name';
import { formatYen } from '@seri/domain/money/money';
import { shownPhone } from '@seri/domain/people/phone';
import { type RoleName, roleIds } from '@seri/domain/people/roles';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { ButtonLink } from '../../../ui/frame/button-link.tsx';
import { Facts } from '../../../ui/tables/facts.tsx';
import { JapanDate } from '../../../ui/time/japan-date.tsx';
import { Yen } from '../../../ui/marks/yen.tsx';
import { useProfile } from '../../identity/session/session.ts';
import { userInfoQuery } from './user-info.query.ts';
import { clientHref } from '../list/client-href.ts';
import type { CardMeans, CardUser, UserCardAnswer } from './user-card.ts';
import { roleText } from '../roles/role-text.ts';
import styles from './user-card.module.css';

interface UserCardProps {
  /** The client as the row shows it; for staff the current state is fetched. */
  user: CardUser;
  onRaise: (means: CardMeans) => void;
}

export function UserCard({ user, onRaise }: UserCardProps) {
  const text = useText();
  const isStaff = useProfile()?.can.manageClients ?? false;
  const { data } = useQuery({ ...userInfoQuery(user.clientId), enabled: isStaff });
  return (
    <div className={styles.card}>
      <Facts cols={2} items={useFacts(data?.user ?? user, isStaff, data)} />
      {isStaff && (
        <div className={styles.actions}>
          <Button
            kind="primary"
            size="s"
            aria-disabled={data === undefined}
            onClick={() => data && onRaise(data.balanceInfo)}
          >
            {text('clients.card.raise')}
          </Button>
          <ButtonLink size="s" href={clientHref(user.clientId)}>
            {text('clients.card.open')}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

function fact(caption: string, value: ReactNode, layout: { full?: boolean } = {}) {
  return { caption, value, ...layout };
}

function useFacts(user: CardUser, isStaff: boolean, fetched: UserCardAnswer | undefined) {
  const text = useText();
  const language = useLanguage();
  return [
    fact(text('clients.card.name'), user.name, { full: true }),
    fact(text('clients.card.company'), orDash(user.company), { full: true }),
    fact(text('clients.col.id'), idText(user)),
    fact(text('clients.level'), levelText(text, user.userLevel)),
    fact(text('clients.col.createdAt'), <JapanDate instant={user.createdAt} />),
    fact(
      text('clients.col.lastLogin'),
      user.lastLogin === null ? text('clients.never') : <JapanDate instant={user.lastLogin} time />,
    ),
    ...(isStaff ? [fact(text('clients.card.free'), <Free means={fetched?.balanceInfo} />, { full: true })] : []),
    fact(text('clients.col.balance'), <Yen value={user.balance} />),
    fact(text('clients.card.limit'), formatYen(user.creditLimit)),
    fact(text('clients.col.country'), user.country === null ? '–' : countryName(user.country, language)),
    fact(text('clients.card.dealer'), orDash(user.carDealer)),
    ...(isStaff
      ? [
          fact(text('clients.contacts.mobile'), orDash(shownPhone(fetched?.contacts.mobile ?? '')), { full: true }),
          fact(text('clients.card.note'), orDash(user.note), { full: true }),
        ]
      : []),
  ];
}

/** R25: the figure that staff open the card for; the row does not know it. */
const Free = ({ means }: { means: CardMeans | undefined }) => (means ? <Yen value={means.bidAllow} strong /> : '…');

/** The JAS id is shown only if it differs. */
const idText = ({ clientId, jasClientId }: CardUser) =>
  jasClientId === clientId ? clientId : `${clientId} / ${jasClientId}`;

const levelText = (text: Parameters<typeof roleText>[0], level: string) => roleText(text, roleIds[level as RoleName]);

const orDash = (value: string | null): string => value || '–';
