import { useCompany } from './company.ts';
import { FooterContent } from './footer-content.tsx';

export function CompanyFooter() {
  const company = useCompany();
  return company ? <FooterContent company={company} /> : null;
}
