import { Fragment } from 'react';
import { useCompany } from './company.ts';
import { CompanyLink } from './company-link.tsx';

/** Links inside a sentence: 'Terms of use, Privacy'. They open in a new tab, so that the form is kept. */
export function TermsLinks() {
  const links = useCompany()?.termsLinks ?? [];
  return links.map((link, index) => (
    <Fragment key={`${link.href} ${link.label.en}`}>
      {index > 0 && ', '}
      <CompanyLink link={link} newTab />
    </Fragment>
  ));
}
