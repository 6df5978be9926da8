import { Notice } from '../../../ui/notice.tsx';
import { type CompanyContent, useCompany } from '../model/company.ts';
import { usePick } from '../model/pick.ts';

/** What staff wants everybody to know before they sign in. */
export function LoginNotice() {
  const notice = useCompany()?.loginNotice;
  return notice?.isShown ? <ShownNotice notice={notice} /> : null;
}

export function ShownNotice({ notice }: { notice: CompanyContent['loginNotice'] }) {
  const pick = usePick();
  return <Notice title={pick(notice.headline)}>{pick(notice.description)}</Notice>;
}
