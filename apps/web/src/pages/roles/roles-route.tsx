import { useState } from 'react';
import { RolesPage } from '../../features/clients/roles/roles-page.tsx';
import { LeaveGuard } from '../../app/leave-guard.tsx';
import { useAddress } from '../../app/use-address.ts';

export function RolesRoute() {
  const { path, search, navigate } = useAddress();
  const [isChanged, setChanged] = useState(false);
  return (
    <>
      <RolesPage
        roleId={Number(search['role'])}
        onRole={(roleId) => navigate(`${path}?role=${roleId}`, 'replace')}
        clientsHref="/clients"
        onChanged={setChanged}
      />
      <LeaveGuard isChanged={isChanged} />
    </>
  );
}
