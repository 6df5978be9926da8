import { BidsPage } from '../../features/bids/components/bids-page.tsx';
import { bidPages, type BidsCall } from '../../features/bids/model/bids.ts';
import { parseBidsSearch } from '../../features/bids/model/bids-search.ts';
import { LotPhoto } from '../../features/catalogue/components/lot-photo.tsx';
import { landingPath } from '../guard.ts';
import { useAddress } from './use-address.ts';

const calls = Object.keys(bidPages) as BidsCall[];

/** One screen at three addresses. */
export function BidsRoute() {
  const { path, search, navigate } = useAddress();
  const call = calls.find((one) => bidPages[one].path === path.replace(/\/$/, '')) ?? 'mine';
  return (
    <BidsPage
      key={call}
      call={call}
      search={parseBidsSearch(bidPages[call].list, search)}
      navigate={navigate}
      listingHref={landingPath}
      renderPhoto={(bid, width, eager) => <LotPhoto lot={bid} width={width} eager={eager} />}
    />
  );
}
