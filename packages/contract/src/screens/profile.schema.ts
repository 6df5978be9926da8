import { type StaffRight, staffRights } from '@seri/domain/people/given-rights';
import { flags } from '@seri/domain/people/permissions';
import { z } from 'zod';
import { instant, languageId } from '../common.schema.ts';
import { balanceInfo } from '../trade/ledger.schema.ts';

/** R89: each right of staff is one of the account’s rights. */
const ofStaff = Object.fromEntries(staffRights.map((right) => [right, z.boolean()])) as Record<
  StaffRight,
  z.ZodBoolean
>;

export const profile = z.object({
  success: z.literal(true),
  detail: z.object({
    userId: z.int(),
    /** The role's name; its label is the message `identity.role.<name>`. */
    userLevel: z.string(),
    fullName: z.string(),
    email: z.string(),
    company: z.string(),
    countryId: z.int().nullable(),
    currency: z.string(),
    roleId: z.int(),
    city: z.string(),
    address: z.string(),
    lastLogin: instant.nullable(),
    mobile: z.string(),
    officePhone: z.string(),
    bidEmailNotify: z.boolean(),
    language: languageId.nullable(),
    /** As its browser reported it last. */
    timeZone: z.string().nullable(),
    userType: z.union([z.literal(2), z.literal(3)]),
    manager: z.string().nullable(),
    createdAt: instant,
  }),
  /** Then this sign-in ends, unless its password is entered again. */
  signInEndsAt: instant,
  balanceInfo,
  permission: z.record(z.enum(flags), z.boolean()),
  /** Rights of the account that are not among the flags. */
  can: z.object({ manageClients: z.boolean(), editCompany: z.boolean(), manageStaff: z.boolean(), ...ofStaff }),
});
export type Profile = z.infer<typeof profile>;

export const profileSchemas = {
  view: { summary: 'The signed-in account with its permissions and its means', answer: profile },
};
