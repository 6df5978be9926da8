import type { LanguageId } from '@seri/domain/common/languages';
import type { LotKind } from '@seri/domain/lots/lot-kinds';
import type { Permissions } from '@seri/domain/people/permissions';

/** Who acts: always read from the sign-in behind the request's cookie, never from anything the client says. */
export interface Actor {
  accountId: number;
  signInId: string;
  roleId: number;
  /** The mark that only the command line gives. */
  isOwner: boolean;
  permissions: Permissions;
  languageId: LanguageId | null;
}

/** A program with a key of its own instead of an account: who sends a feed. */
export interface Sender {
  sourceId: number;
}

/** Names of audiences, which are also the names of socket rooms. */
export const audienceOf = {
  account: (accountId: number) => `account:${accountId}`,
  signIn: (signInId: string) => `sign-in:${signInId}`,
  lots: (kind: LotKind) => `lots:${kind}`,
  /** Every manager: whose bid it ever is, their lists follow it. */
  staff: 'staff',
  /** The processes that keep the catalogue in memory; no browser. */
  catalogue: 'catalogue',
} as const;
