import { flags } from '@seri/domain/people/permissions';
import { useQuery } from '@tanstack/react-query';
import { refusalText } from '../../../lib/calls/on-refusal.ts';
import { offline, refusalOf } from '../../../lib/calls/refusal.ts';
import { useText } from '../../../lib/language/text.ts';
import { useMedia, widths } from '../../../lib/browser/use-media.ts';
import { useTitle } from '../../../lib/browser/use-title.ts';
import { ErrorState } from '../../../ui/frame/error-state.tsx';
import { RuledTable } from '../../../ui/tables/ruled-loading.tsx';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import { rolesQuery } from './roles.query.ts';
import { flagGroupNames } from './flag-groups.data.ts';
import { RoleFlags } from './role-flags.tsx';
import { RoleFlagLegend } from './role-flag-legend.tsx';
import { RolesHead } from './roles-head.tsx';

interface RolesPageProps {
  /** The role that a phone shows; the default is the first one. */
  roleId: number | undefined;
  onRole: (roleId: number) => void;
  clientsHref: string;
  onChanged: (isChanged: boolean) => void;
}

const desktopColumns = [300, 'rest', 'rest', 'rest', 'rest', 'rest', 'rest'] as const;

export function RolesPage({ roleId, ...page }: RolesPageProps) {
  const text = useText();
  const isPhone = useMedia(widths.phone);
  const { data, error, isFetching, refetch } = useQuery({ ...rolesQuery, refetchOnMount: 'always' });
  const role = data?.roles.find((other) => other.roleId === roleId) ?? data?.roles[0];
  useTitle(text('shell.page.roles'));
  if (data && role) return <RoleFlags all={data.roles} role={role} {...page} />;
  const refusal = refusalOf(error) ?? offline;
  return (
    <>
      <RolesHead clientsHref={page.clientsHref} />
      {error && !isFetching ? (
        <Sheet flush>
          <ErrorState title={text('clients.roles.failed')} onRetry={() => void refetch()} id={refusal.id || undefined}>
            {refusalText(text, refusal)}
          </ErrorState>
        </Sheet>
      ) : (
        <>
          <RoleFlagLegend />
          <RuledTable
            label={text('clients.roles.loading')}
            columns={isPhone ? ['rest'] : desktopColumns}
            rows={1 + flags.length + flagGroupNames.length}
            density={isPhone ? 'normal' : 'tight'}
          />
        </>
      )}
    </>
  );
}
