import type { AnswerOf } from '@seri/contract/call';
import type { companyCalls } from '@seri/contract/people/company.calls';
import { useQuery } from '@tanstack/react-query';
import { companyQuery } from './company.query.ts';

export type CompanyAnswer = AnswerOf<typeof companyCalls.content>;
export type SiteContent = CompanyAnswer['content'];
export type SiteText = SiteContent['contacts']['address'];
export type CompanyLinkData = SiteContent['footerLinks'][number];
export type LinkPlace = 'headerLinks' | 'asideLinks' | 'footerLinks' | 'termsLinks';
export type InfoPageName = keyof SiteContent['pages'];
export type InfoPageText = SiteContent['pages'][InfoPageName];

/** undefined while loading and after a failure. */
export function useCompany(): SiteContent | undefined {
  return useQuery(companyQuery).data?.content;
}

/** True once loading has succeeded or failed. */
export function useCompanySettled(): boolean {
  return !useQuery(companyQuery).isPending;
}
