import { staffRights } from '@seri/domain/people/given-rights';
import { flags } from '@seri/domain/people/permissions';
import { z } from 'zod';
import { digits, instant, pageInfo, sortedPaging, version, yen } from '../common.schema.ts';
import { place } from '../trade/eligibility.schema.ts';
import { balanceInfo } from '../trade/ledger.schema.ts';

export const clientScopes = ['mine', 'all', 'staff'] as const;
export const clientSorts = ['fullName', 'createdAt', 'lastLogin', 'balance', 'creditLimit'] as const;

export const clientsQuery = z.object({
  /** Matches a part of name, company, e-mail or telephone, or a client id. */
  search: z.string().max(100).optional(),
  /** `mine`: clients assigned to the reader; `staff`: staff accounts, for owners only. */
  scope: z.enum(clientScopes).optional(),
  role: z
    .string()
    .regex(/^\d{1,9}$/)
    .optional(),
  ...sortedPaging(clientSorts),
});
export type ClientsQuery = z.infer<typeof clientsQuery>;

export const clientRow = z.object({
  id: z.int(),
  fullName: z.string(),
  company: z.string(),
  email: z.string(),
  mobile: z.string(),
  countryId: z.int().nullable(),
  city: z.string(),
  roleId: z.int(),
  /** The role's name: `client`, `vip` … */
  userLevel: z.string(),
  isOwner: z.boolean(),
  balance: yen,
  creditLimit: yen,
  manager: z.string().nullable(),
  dealer: z.string().nullable(),
  createdAt: instant,
  lastLogin: instant.nullable(),
});
export type ClientRow = z.infer<typeof clientRow>;

export const clientsPage = z.object({ clients: z.array(clientRow), pageInfo });
export type ClientsPage = z.infer<typeof clientsPage>;

export const searchQuery = z.object({ user: z.string().trim().min(4).max(100) });
export type SearchQuery = z.infer<typeof searchQuery>;

export const foundClients = z.array(z.object({ value: z.int(), label: z.string() }));
export type FoundClients = z.infer<typeof foundClients>;

export const idQuery = z.object({ id: digits });
export type IdQuery = z.infer<typeof idQuery>;

export const userInfo = z.object({
  balanceInfo,
  /** In their stored form. Dealers do not see them. */
  contacts: z.object({ mobile: z.string() }),
  user: z.object({
    name: z.string(),
    company: z.string(),
    clientId: z.int(),
    jasClientId: z.int(),
    userLevel: z.string(),
    createdAt: instant,
    lastLogin: instant.nullable(),
    creditLimit: yen,
    balance: yen,
    /** Two letters, lower case. */
    country: z.string().nullable(),
    note: z.string(),
    carDealer: z.string().nullable(),
  }),
});
export type UserInfo = z.infer<typeof userInfo>;

const permission = z.record(z.enum(flags), z.boolean());
const person = z.object({ id: z.int(), name: z.string() });

export const clientView = z.object({
  client: clientRow.extend({
    version,
    officePhone: z.string(),
    address: z.string(),
    referralCode: z.string(),
    isEmailConfirmed: z.boolean(),
    language: z.int().nullable(),
    note: z.string(),
    managerId: z.int().nullable(),
    dealerId: z.int().nullable(),
  }),
  balanceInfo,
  permission,
  /** The flags of the role, without the account’s overrides. */
  roleDefaults: permission,
  overrides: z.partialRecord(z.enum(flags), z.boolean()),
  /** R89: null for an account that is not staff. */
  rights: z.record(z.enum(staffRights), z.boolean()).nullable(),
  /** R96: where its cars go; null if nobody has said so. */
  destination: place.nullable(),
  managers: z.array(person),
  dealers: z.array(person),
  can: z.object({
    edit: z.boolean(),
    /** Roles that the reader may assign. */
    roles: z.array(z.int()),
    /** Flags that the reader may grant or revoke. */
    flags: z.array(z.enum(flags)),
    setLimit: z.boolean(),
    /** R89: whoever may not book may still set the limit. */
    book: z.boolean(),
    /** Rights of staff. */
    giveRights: z.boolean(),
    /** The account has a second factor, and the reader may remove it. */
    resetFactors: z.boolean(),
    setDestination: z.boolean(),
  }),
});
export type ClientView = z.infer<typeof clientView>;

export const clientCardsSchemas = {
  list: {
    summary: 'Clients, searched, filtered and sorted; staff accounts for owners',
    query: clientsQuery,
    answer: clientsPage,
  },
  search: {
    summary: 'Clients by four or more characters of their name, company, e-mail or id',
    query: searchQuery,
    answer: foundClients,
  },
  userInfo: { summary: 'A client’s card and means', query: idQuery, answer: userInfo },
  view: {
    summary: 'All that staff see of a client, and what the reader may change',
    query: idQuery,
    answer: clientView,
  },
};
