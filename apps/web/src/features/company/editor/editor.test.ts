import { describe, expect, it } from 'vitest';
import type { SiteContent } from '../content/company.ts';
import { companyFaults } from './company-faults.ts';
import { valueAt, withValueAt } from '../content/content-path.ts';
import { partOf } from './editor-parts.data.ts';
import { added, moved, removed } from './list-changes.ts';

const both = (text: string) => ({ en: text, ru: text });
const page = { lead: both('Lead'), sections: [{ heading: both('One'), text: both('Text') }] };
const content: SiteContent = {
  name: 'Seri',
  logos: { light: null, dark: null },
  contacts: { email: 'desk@seri.example', phone: '', whatsapp: '', address: both('Yokohama') },
  headerLinks: [{ label: both('About'), href: '/about' }],
  asideLinks: [],
  footerLinks: [{ label: both('Site'), href: 'https://example.com/' }],
  termsLinks: [{ label: both('Terms'), href: '/terms' }],
  loginNotice: { isShown: true, headline: both('News'), description: both('More') },
  servicePanel: { title: both('Services'), services: [both('Bidding')], poweredBy: both('Seri') },
  pages: { about: page, howToBuy: page, makeAnOrder: page },
  firstRemittanceMinimum: 100_000,
};

describe('a path', () => {
  it('reads a value and writes it without changing anything else', () => {
    expect(valueAt(content, 'footerLinks.0.label.ru')).toBe('Site');
    const changed = withValueAt(content, 'footerLinks.0.label.ru', 'Сайт');
    expect(changed.footerLinks[0]?.label).toEqual({ en: 'Site', ru: 'Сайт' });
    expect(changed.pages).toBe(content.pages);
    expect(content.footerLinks[0]?.label.ru).toBe('Site');
  });

  it('belongs to the part of the form that shows it', () => {
    expect(
      ['termsLinks.0.href', 'loginNotice.headline.en', 'pages.howToBuy.lead.en', 'contacts.email'].map(partOf),
    ).toEqual(['links', 'signIn', 'howToBuy', 'company']);
  });
});

describe('the faults', () => {
  it('are empty for complete content, even without phone and WhatsApp', () => {
    expect(companyFaults(content)).toEqual({});
  });

  it('name an empty text of either language by its path', () => {
    const changed = withValueAt(content, 'pages.about.sections.0.heading.ru', ' ');
    expect(companyFaults(changed)).toEqual({ 'pages.about.sections.0.heading.ru': { problem: 'required' } });
  });

  it.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', 'about'])('name the link %s', (href) => {
    expect(companyFaults(withValueAt(content, 'headerLinks.0.href', href))).toEqual({
      'headerLinks.0.href': { problem: 'invalid' },
    });
  });
});

describe('a list', () => {
  it('can add, remove and move items; items at the ends do not move further', () => {
    expect(added(['a'], 'b')).toEqual(['a', 'b']);
    expect(removed(['a', 'b'], 0)).toEqual(['b']);
    expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  });
});
