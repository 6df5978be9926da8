import { languageIds, type Language } from '@seri/domain/languages';
import { permissionsOf, type RoleName, roleIds, userTypeOf } from '@seri/domain/roles';
import type { Profile } from './session-state.ts';

export interface AccountOptions {
  role?: RoleName;
  language?: Language;
  isOwner?: boolean;
  change?: Partial<Profile>;
}

/** The profile of an account of this role, as the server tells it. */
export function profileOf({ role = 'client', language = 'en', isOwner = false, change }: AccountOptions = {}): Profile {
  const roleId = roleIds[role];
  const isStaff = userTypeOf(roleId) === 3;
  return {
    success: true,
    detail: {
      userId: 7,
      userLevel: role,
      fullName: 'Olga Client',
      email: 'olga@example.com',
      company: '',
      countryId: null,
      currency: 'JPY',
      roleId,
      city: 'Yokohama',
      address: '',
      lastLogin: null,
      mobile: '+81 90 1234 5678',
      officePhone: '',
      bidEmailNotify: true,
      language: languageIds[language],
      userType: userTypeOf(roleId),
      manager: null,
      createdAt: '2026-01-10T03:00:00Z',
    },
    balanceInfo: {
      balance: 1_000_000,
      creditLimit: 0,
      bidAllow: 1_000_000,
      dailyBidLimit: 0,
      dailyUssLimit: 0,
      activeBids: 0,
    },
    permission: permissionsOf(roleId),
    can: { manageClients: isStaff, editCompany: isStaff, manageStaff: isOwner },
    ...change,
  };
}
