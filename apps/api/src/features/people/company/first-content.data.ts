import type { CompanyContent } from '@seri/contract/people/company.schema';
import { firstPages } from './first-pages.data.ts';

/** R27: the content that the product ships with. It is used only until staff save their own. */
export const firstContent: CompanyContent = {
  name: 'Seri Trading',
  logos: { light: null, dark: null },
  contacts: {
    email: 'desk@seri.example',
    phone: '+81 45 555 0134',
    whatsapp: '+81 90 5550 0134',
    address: {
      en: '3-12-7 Honmoku Futo, Naka-ku, Yokohama 231-0811, Japan',
      ru: 'Япония, 231-0811, Иокогама, Нака-ку, Хоммоку-Футо, 3-12-7',
    },
  },
  headerLinks: [
    { label: { en: 'How to buy', ru: 'Как купить' }, href: '/how-to-buy' },
    { label: { en: 'About us', ru: 'О компании' }, href: '/about' },
  ],
  asideLinks: [
    { label: { en: 'How to buy', ru: 'Как купить' }, href: '/how-to-buy' },
    { label: { en: 'Make an order', ru: 'Оформить заказ' }, href: '/make-an-order' },
    { label: { en: 'Write to the desk', ru: 'Написать нам' }, href: 'mailto:desk@seri.example' },
  ],
  footerLinks: [
    { label: { en: 'About us', ru: 'О компании' }, href: '/about' },
    { label: { en: 'How to buy', ru: 'Как купить' }, href: '/how-to-buy' },
    { label: { en: 'Make an order', ru: 'Оформить заказ' }, href: '/make-an-order' },
    { label: { en: 'Our website', ru: 'Наш сайт' }, href: 'https://example.com/' },
  ],
  termsLinks: [
    { label: { en: 'Terms of purchase', ru: 'Условия покупки' }, href: '/how-to-buy' },
    { label: { en: 'Privacy policy', ru: 'Политика конфиденциальности' }, href: 'https://example.com/privacy' },
  ],
  loginNotice: {
    isShown: true,
    headline: { en: 'We have moved to a new auction system', ru: 'Мы перешли на новую систему аукционов' },
    description: {
      en: 'If you used the old one, please register again: accounts and passwords of the old system do not work here. Your deposit and your purchases stay with us, and your manager will connect them to the new account.',
      ru: 'Если вы пользовались прежней, зарегистрируйтесь, пожалуйста, заново: учётные записи и пароли старой системы здесь не действуют. Ваш депозит и покупки остаются у нас, менеджер привяжет их к новой учётной записи.',
    },
  },
  servicePanel: {
    title: { en: 'Japanese auctions, with people behind them', ru: 'Аукционы Японии, за которыми стоят люди' },
    services: [
      {
        en: 'Bidding for you at auction houses all over Japan, six days a week',
        ru: 'Делаем ставки за вас на аукционах по всей Японии, шесть дней в неделю',
      },
      {
        en: 'Auction sheets read and translated before you bid',
        ru: 'Читаем и переводим аукционные листы до ставки',
      },
      {
        en: 'Cars, motorcycles and construction machinery, and cars in stock at fixed prices',
        ru: 'Автомобили, мотоциклы, спецтехника, а также машины в наличии по фиксированной цене',
      },
      {
        en: 'Inland transport, deregistration and export documents',
        ru: 'Доставка по Японии, снятие с учёта и экспортные документы',
      },
      {
        en: 'Shipping by RoRo or container from Yokohama, Nagoya, Kobe and Toyama',
        ru: 'Отправка на ролкере или в контейнере из Иокогамы, Нагои, Кобе и Тоямы',
      },
      {
        en: 'A manager of your own who answers in English and Russian',
        ru: 'Личный менеджер, который отвечает по-русски и по-английски',
      },
    ],
    poweredBy: { en: 'Powered by Seri', ru: 'Работает на Seri' },
  },
  pages: firstPages,
  firstRemittanceMinimum: 100_000,
};
