import type { LanguageId } from '@seri/domain/languages';
import { languageIds } from '@seri/domain/languages';
import { roleIds } from '@seri/domain/roles';

export interface DemoAccount {
  email: string;
  password: string;
  fullName: string;
  roleId: (typeof roleIds)[keyof typeof roleIds];
  isOwner: boolean;
  languageId: LanguageId;
  company: string;
  city: string;
  country: string;
  /** ISO 3166-1 alpha-2, lower case. */
  countryCode: string;
  /** The wire fixes only the Russian Federation's. */
  countryId: number | null;
  mobile: string;
}

export const demoPassword = 'seri-demo';

const english = { password: demoPassword, isOwner: false, languageId: languageIds.en, countryId: null } as const;
const russian = { ...english, languageId: languageIds.ru, countryId: 183 } as const;

export const demoAccounts: readonly DemoAccount[] = [
  {
    ...english,
    email: 'client@demo.seri',
    fullName: 'Thomas Whitfield',
    roleId: roleIds.client,
    company: 'Whitfield Motors Ltd',
    city: 'Auckland',
    country: 'New Zealand',
    countryCode: 'nz',
    mobile: '+64 21 555 0142',
  },
  {
    ...english,
    email: 'dealer@demo.seri',
    fullName: 'Amina Otieno',
    roleId: roleIds.dealer,
    company: 'Otieno Auto Imports',
    city: 'Nairobi',
    country: 'Kenya',
    countryCode: 'ke',
    mobile: '+254 712 555 018',
  },
  {
    ...english,
    email: 'manager@demo.seri',
    fullName: 'Kenji Morita',
    roleId: roleIds.manager,
    company: 'Seri Trading',
    city: 'Nagoya',
    country: 'Japan',
    countryCode: 'jp',
    mobile: '+81 90 5550 0173',
  },
  {
    ...english,
    email: 'owner@demo.seri',
    fullName: 'Haruka Nishimura',
    roleId: roleIds.manager,
    isOwner: true,
    company: 'Seri Trading',
    city: 'Nagoya',
    country: 'Japan',
    countryCode: 'jp',
    mobile: '+81 90 5550 0101',
  },
  {
    ...russian,
    email: 'vip@demo.seri',
    fullName: 'Sergey Volkov',
    roleId: roleIds.vip,
    company: 'Vostok Auto',
    city: 'Vladivostok',
    country: 'Russian Federation',
    countryCode: 'ru',
    mobile: '+7 914 555-01-27',
  },
  {
    ...russian,
    email: 'troublesome@demo.seri',
    fullName: 'Oleg Baranov',
    roleId: roleIds.troublesome,
    company: 'Baranov Trade',
    city: 'Novosibirsk',
    country: 'Russian Federation',
    countryCode: 'ru',
    mobile: '+7 913 555-01-64',
  },
  {
    ...english,
    email: 'restricted@demo.seri',
    fullName: 'Nadia Rahman',
    roleId: roleIds.restricted,
    company: 'Rahman Car Centre',
    city: 'Dhaka',
    country: 'Bangladesh',
    countryCode: 'bd',
    mobile: '+880 1711 555018',
  },
  {
    ...english,
    email: 'guest@demo.seri',
    fullName: 'Daniel Fraser',
    roleId: roleIds.guest,
    company: '',
    city: 'Glasgow',
    country: 'United Kingdom',
    countryCode: 'gb',
    mobile: '+44 7700 900142',
  },
  {
    ...english,
    email: 'disabled@demo.seri',
    fullName: 'Marcus Bell',
    roleId: roleIds.disabled,
    company: 'Bell Imports',
    city: 'Kingston',
    country: 'Jamaica',
    countryCode: 'jm',
    mobile: '+1 876 555 0119',
  },
];
