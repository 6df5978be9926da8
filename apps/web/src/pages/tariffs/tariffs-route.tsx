import { useAddress } from '../../app/use-address.ts';
import { TariffsPage } from '../../features/tariffs/table/tariffs-page.tsx';
import { parseTariffsSearch, tariffsHref } from '../../features/tariffs/table/tariffs-search.ts';

export function TariffsRoute() {
  const { path, search, navigate } = useAddress();
  return (
    <TariffsPage
      filters={parseTariffsSearch(search)}
      hrefOf={(filters) => tariffsHref(path, filters)}
      navigate={navigate}
    />
  );
}
