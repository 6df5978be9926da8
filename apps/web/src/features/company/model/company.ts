import type { AnswerOf } from '@seri/contract/call';
import type { companyCalls } from '@seri/contract/people/company.calls';
import { useQuery } from '@tanstack/react-query';
import { companyQuery } from '../api/company.query.ts';

export type Company = AnswerOf<typeof companyCalls.content>;
export type CompanyContent = Company['content'];
export type BothTexts = CompanyContent['contacts']['address'];
export type CompanyLinkData = CompanyContent['footerLinks'][number];
export type LinkPlace = 'headerLinks' | 'asideLinks' | 'footerLinks' | 'termsLinks';
export type InfoPageName = keyof CompanyContent['pages'];
export type CompanyPage = CompanyContent['pages'][InfoPageName];

/** undefined until it has come, or when it does not. */
export function useCompany(): CompanyContent | undefined {
  return useQuery(companyQuery).data?.content;
}

/** Whether it has come, or will not. */
export function useCompanySettled(): boolean {
  return !useQuery(companyQuery).isPending;
}
