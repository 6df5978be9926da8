import { flags } from '@seri/domain/people/permissions';
import { z } from 'zod';
import { pageInfo } from '../stock/catalogue.schema.ts';
import { digits, done, instant, sortedPaging, version, yen } from '../common.schema.ts';
import { balanceInfo } from './identity.schema.ts';

const id = z.int().positive();

export const clientScopes = ['mine', 'all', 'staff'] as const;
export const clientSorts = ['fullName', 'createdAt', 'lastLogin', 'balance', 'creditLimit'] as const;

export const clientsQuery = z.object({
  /** Part of a name, company, e-mail or telephone, or a client id. */
  search: z.string().max(100).optional(),
  /** `mine`: assigned to the reader; `staff`: for owners only. */
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

/** The user card of the wire. */
export const userInfo = z.object({
  balanceInfo,
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
  /** What the role alone gives, and what of it is overridden for this account. */
  roleDefaults: permission,
  overrides: z.partialRecord(z.enum(flags), z.boolean()),
  /** Whom it may be assigned to. */
  managers: z.array(person),
  dealers: z.array(person),
  can: z.object({
    edit: z.boolean(),
    /** The roles the reader may give it. */
    roles: z.array(z.int()),
    /** The flags the reader may give it or take away. */
    flags: z.array(z.enum(flags)),
    book: z.boolean(),
  }),
});
export type ClientView = z.infer<typeof clientView>;

export const updateClientBody = z.object({
  id,
  version,
  managerId: id.nullable(),
  dealerId: id.nullable(),
  dailyBidLimit: z.int().min(0).max(100_000),
  dailyUssLimit: z.int().min(0).max(100_000),
  note: z.string().trim().max(2_000),
});
export type UpdateClientBody = z.infer<typeof updateClientBody>;

export const roleBody = z.object({ id, version, roleId: z.int() });
export type RoleBody = z.infer<typeof roleBody>;

/** null gives a flag back to the role; what is not named stays as it is. */
export const flagsBody = z.object({ id, version, overrides: z.partialRecord(z.enum(flags), z.boolean().nullable()) });
export type FlagsBody = z.infer<typeof flagsBody>;

export const roles = z.object({
  roles: z.array(
    z.object({
      roleId: z.int(),
      userLevel: z.string(),
      version,
      permission,
      /** What the role comes with, and what staff changed of it. */
      defaults: permission,
      overrides: z.partialRecord(z.enum(flags), z.boolean()),
      can: z.object({ flags: z.array(z.enum(flags)) }),
    }),
  ),
});
export type Roles = z.infer<typeof roles>;

/** null gives a flag back to what the role comes with. */
export const roleFlagsBody = z.object({
  roleId: z.int32(),
  version,
  overrides: z.partialRecord(z.enum(flags), z.boolean().nullable()),
});
export type RoleFlagsBody = z.infer<typeof roleFlagsBody>;

export const clientsSchemas = {
  list: { query: clientsQuery, answer: clientsPage },
  search: { query: searchQuery, answer: foundClients },
  userInfo: { query: idQuery, answer: userInfo },
  view: { query: idQuery, answer: clientView },
  update: { body: updateClientBody, answer: done },
  setRole: { body: roleBody, answer: done },
  setFlags: { body: flagsBody, answer: done },
  roles: { answer: roles },
  setRoleFlags: { body: roleFlagsBody, answer: done },
};
