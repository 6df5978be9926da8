import type { AnswerOf } from '@seri/contract/call';
import type { companyCalls } from '@seri/contract/people/company.calls';

const inBoth = (text: string) => ({ en: text, ru: text });
const page = { lead: inBoth('A lead'), sections: [] };

export const companyContent: AnswerOf<typeof companyCalls.content>['content'] = {
  name: 'Seri Trading',
  logos: { light: null, dark: null },
  contacts: { email: 'desk@seri.example', phone: '+81 45 555 0134', whatsapp: '', address: inBoth('Yokohama') },
  headerLinks: [{ label: inBoth('How to buy'), href: '/how-to-buy' }],
  asideLinks: [{ label: inBoth('Make an order'), href: '/make-an-order' }],
  footerLinks: [{ label: inBoth('About us'), href: '/about' }],
  termsLinks: [{ label: inBoth('Terms of purchase'), href: '/how-to-buy' }],
  loginNotice: { isShown: false, headline: inBoth('A notice'), description: inBoth('To everybody.') },
  servicePanel: { title: inBoth('Our services'), services: [inBoth('Bidding')], poweredBy: inBoth('Seri') },
  pages: { about: page, howToBuy: page, makeAnOrder: page },
  firstRemittanceMinimum: 100_000,
};
