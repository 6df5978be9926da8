import { staffRights } from '@seri/domain/people/given-rights';
import { flags } from '@seri/domain/people/permissions';
import { z } from 'zod';
import { digits, done, version } from '../common.schema.ts';

const id = z.int().positive();

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

/** Null removes the override of a flag; flags that are not named stay as they are. */
export const flagsBody = z.object({ id, version, overrides: z.partialRecord(z.enum(flags), z.boolean().nullable()) });
export type FlagsBody = z.infer<typeof flagsBody>;

/** Rights that are not named stay as they are. */
export const rightsBody = z.object({ id, version, rights: z.partialRecord(z.enum(staffRights), z.boolean()) });
export type RightsBody = z.infer<typeof rightsBody>;

export const endClientSignInsParams = z.object({ id: digits });
export type EndClientSignInsParams = z.infer<typeof endClientSignInsParams>;

const permission = z.record(z.enum(flags), z.boolean());

export const roles = z.object({
  roles: z.array(
    z.object({
      roleId: z.int(),
      userLevel: z.string(),
      version,
      permission,
      /** The flags of the role before staff changed any. */
      defaults: permission,
      overrides: z.partialRecord(z.enum(flags), z.boolean()),
      can: z.object({ flags: z.array(z.enum(flags)) }),
    }),
  ),
});
export type Roles = z.infer<typeof roles>;

/** Null resets a flag to the role's default. */
export const roleFlagsBody = z.object({
  roleId: z.int32(),
  version,
  overrides: z.partialRecord(z.enum(flags), z.boolean().nullable()),
});
export type RoleFlagsBody = z.infer<typeof roleFlagsBody>;

export const clientsSchemas = {
  update: { summary: 'Manager, dealer, daily limits and note of a client', body: updateClientBody, answer: done },
  setRole: {
    summary: 'Gives an account another role; Disabled ends its sign-ins at once',
    body: roleBody,
    answer: done,
  },
  setFlags: { summary: 'Overrides flags of the role for one account', body: flagsBody, answer: done },
  setRights: { summary: 'Gives rights to a manager, or takes them; for owners', body: rightsBody, answer: done },
  endSignIns: {
    summary: 'Ends every sign-in of a client and its live connections',
    params: endClientSignInsParams,
    answer: done,
  },
  roles: { summary: 'The flags of each role, and which of them the reader may change', answer: roles },
  setRoleFlags: {
    summary: 'Changes flags of a role, for every account that has it and no override',
    body: roleFlagsBody,
    answer: done,
  },
};
