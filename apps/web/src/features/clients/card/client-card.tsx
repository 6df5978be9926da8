import { shownPhone } from '@seri/domain/people/phone';
import { useText } from '../../../lib/language/text.ts';
import { Facts } from '../../../ui/tables/facts.tsx';
import { JapanDate } from '../../../ui/time/japan-date.tsx';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import type { ClientDetails } from './client-view.ts';
import { EndClientSignIns } from './end-client-sign-ins.tsx';
import { roleText } from '../roles/role-text.ts';
import { useCountry } from './use-country.ts';

/** Without money, which stands beside it as a sum. */
export function ClientCard({ view: { client, can } }: { view: ClientDetails }) {
  const text = useText();
  const country = useCountry(client.countryId);
  const lastLogin = client.lastLogin === null ? text('clients.never') : <JapanDate instant={client.lastLogin} time />;
  const email = client.isEmailConfirmed ? (
    client.email
  ) : (
    <>
      {client.email} <span className="sub">{text('clients.contacts.unconfirmed')}</span>
    </>
  );
  return (
    <>
      <Sheet
        flush
        title={text('clients.card')}
        actions={can.edit && <EndClientSignIns id={client.id} name={client.fullName} />}
      >
        <Facts
          cols={3}
          items={[
            { caption: text('clients.card.name'), value: client.fullName },
            { caption: text('clients.card.company'), value: orDash(client.company) },
            { caption: text('clients.col.id'), value: client.id },
            { caption: text('clients.level'), value: roleText(text, client.roleId) },
            { caption: text('clients.col.createdAt'), value: <JapanDate instant={client.createdAt} /> },
            { caption: text('clients.col.lastLogin'), value: lastLogin },
            { caption: text('clients.col.country'), value: orDash(country) },
            { caption: text('clients.col.manager'), value: orDash(client.manager) },
            { caption: text('clients.col.dealer'), value: orDash(client.dealer) },
            { caption: text('clients.card.note'), value: orDash(client.note), full: true },
          ]}
        />
      </Sheet>
      <Sheet flush title={text('clients.contacts')}>
        <Facts
          cols={3}
          items={[
            { caption: text('clients.contacts.email'), value: email, full: true },
            { caption: text('clients.contacts.mobile'), value: orDash(shownPhone(client.mobile)) },
            { caption: text('clients.contacts.officePhone'), value: orDash(shownPhone(client.officePhone)) },
            { caption: text('clients.contacts.referral'), value: orDash(client.referralCode) },
            { caption: text('clients.contacts.city'), value: orDash(client.city) },
            { caption: text('clients.contacts.address'), value: orDash(client.address), wide: true },
          ]}
        />
      </Sheet>
    </>
  );
}

function orDash(value: string | undefined | null): string {
  return value || '–';
}
