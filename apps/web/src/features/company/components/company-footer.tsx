import { useCompany } from '../model/company.ts';
import { FooterContent } from './footer-content.tsx';

/** Under every page: how to reach the company, and what it has to say in small print. */
export function CompanyFooter() {
  const company = useCompany();
  return company ? <FooterContent company={company} /> : null;
}
