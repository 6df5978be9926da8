import { Notice } from '../../../ui/notice.tsx';
import { type SiteContent, useCompany } from '../model/company.ts';
import { usePick } from '../model/pick.ts';

export function LoginNotice() {
  const notice = useCompany()?.loginNotice;
  return notice?.isShown ? <ShownNotice notice={notice} /> : null;
}

export function ShownNotice({ notice }: { notice: SiteContent['loginNotice'] }) {
  const pick = usePick();
  return <Notice title={pick(notice.headline)}>{pick(notice.description)}</Notice>;
}
