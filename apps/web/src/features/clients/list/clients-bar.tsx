import { roleIds } from '@seri/domain/people/roles';
import { groupDigits } from '@seri/domain/money/money';
import type { ReactNode } from 'react';
import { oneOf } from '../../../lib/lists/list-address.ts';
import { useText } from '../../../lib/language/text.ts';
import { useDelayed } from '../../../lib/browser/use-delayed.ts';
import { ButtonLink } from '../../../ui/frame/button-link.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Segmented } from '../../../ui/frame/segmented.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { type ClientScope, clientScopes, type ClientsSearch } from './clients-search.ts';
import { roleText } from '../roles/role-text.ts';
import styles from './clients-page.module.css';

const searchDelayMs = 700;
const clientRoles = Object.values(roleIds).filter((id) => id !== roleIds.manager);

interface ClientsBarProps {
  search: ClientsSearch;
  onChange: (change: Partial<ClientsSearch>) => void;
  canSeeStaff: boolean;
  total: number | undefined;
  updating: boolean;
  /** For screen readers when the page changes; the pagination shows it visibly. */
  range: string | undefined;
  rolesHref: string;
  children?: ReactNode;
}

export function ClientsBar(props: ClientsBarProps) {
  const { search, onChange, canSeeStaff, total, updating, range, rolesHref, children } = props;
  const text = useText();
  const isStaff = search.scope === 'staff';
  const [typed, type] = useDelayed(search.search, (value) => onChange({ search: value }), searchDelayMs);
  const scopes = clientScopes.filter((scope) => scope !== 'staff' || canSeeStaff);
  return (
    <>
      <div className={styles.bar}>
        <h1>{text('clients.title')}</h1>
        <Segmented<ClientScope>
          label={text('clients.scope')}
          value={search.scope}
          options={scopes.map((scope) => ({ value: scope, label: text(`clients.scope.${scope}`) }))}
          onChange={(scope) => onChange({ scope, role: undefined })}
        />
        <ButtonLink kind="bare" href={rolesHref} className={styles.roles}>
          {text('shell.page.roles')}
        </ButtonLink>
      </div>
      <search className={styles.filters}>
        <output className={styles.count}>
          <b className={styles.total}>{total === undefined ? '…' : groupDigits(total)}</b>{' '}
          {text(isStaff ? 'clients.accounts' : 'clients.found', { count: total ?? 0 })}
          {total === undefined && <span className="visually-hidden"> {text('clients.loading')}</span>}
          {range && <span className="visually-hidden"> {range}</span>}
          {updating && <span className={styles.updating}>{text('clients.updating')}</span>}
        </output>
        <Field
          label={text('clients.search')}
          type="search"
          placeholder={text('clients.search.hint')}
          className={styles.field}
          maxLength={100}
          value={typed}
          onChange={({ target }) => type(target.value)}
        />
        {!isStaff && (
          <SelectField
            label={text('clients.role')}
            className={styles.field}
            value={search.role ?? ''}
            onChange={({ target }) => onChange({ role: oneOf<number>(clientRoles, target.value) })}
          >
            <option value="">{text('clients.role.all')}</option>
            {clientRoles.map((id) => (
              <option key={id} value={id}>
                {roleText(text, id)}
              </option>
            ))}
          </SelectField>
        )}
        {children !== undefined && <div className={styles.sort}>{children}</div>}
      </search>
    </>
  );
}
