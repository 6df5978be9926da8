import { Notice } from '../../../ui/passing/notice.tsx';
import { type SiteContent, useCompany } from './company.ts';
import { usePick } from './pick.ts';

export function LoginNotice() {
  const notice = useCompany()?.loginNotice;
  return notice?.isShown ? <ShownNotice notice={notice} /> : null;
}

export function ShownNotice({ notice }: { notice: SiteContent['loginNotice'] }) {
  const pick = usePick();
  return <Notice title={pick(notice.headline)}>{pick(notice.description)}</Notice>;
}
