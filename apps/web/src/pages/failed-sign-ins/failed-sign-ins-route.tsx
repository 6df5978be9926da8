import { useAddress } from '../../app/use-address.ts';
import { FailedSignInsPage } from '../../features/identity/failures/failed-sign-ins-page.tsx';
import { failuresHref, parseFailuresSearch } from '../../features/identity/failures/failures-search.ts';

export function FailedSignInsRoute() {
  const { path, search, navigate } = useAddress();
  return (
    <FailedSignInsPage
      search={parseFailuresSearch(search)}
      hrefOf={(other) => failuresHref(path, other)}
      navigate={navigate}
    />
  );
}
