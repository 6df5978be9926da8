import { useCompany } from '../model/company.ts';
import { FooterContent } from './footer-content.tsx';

/** The footer of every page: contacts and links. */
export function CompanyFooter() {
  const company = useCompany();
  return company ? <FooterContent company={company} /> : null;
}
