import { Fragment } from 'react';
import { useCompany } from '../model/company.ts';
import { CompanyLink } from './company-link.tsx';

/** In a running sentence: 'Terms of use, Privacy'. Opened beside the form, which keeps what was typed. */
export function TermsLinks() {
  const links = useCompany()?.termsLinks ?? [];
  return links.map((link, index) => (
    <Fragment key={`${link.href} ${link.label.en}`}>
      {index > 0 && ', '}
      <CompanyLink link={link} newTab />
    </Fragment>
  ));
}
