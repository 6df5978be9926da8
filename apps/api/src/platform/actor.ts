import type { LanguageId } from '@seri/domain/common/languages';
import type { LotKind } from '@seri/domain/lots/lot-kinds';
import type { StaffRights } from '@seri/domain/people/given-rights';
import type { Permissions } from '@seri/domain/people/permissions';

/** The acting account: always read from the sign-in behind the request's cookie, never from data the client sends. */
export interface Actor {
  accountId: number;
  signInId: string;
  roleId: number;
  /** Only the command line sets this mark. */
  isOwner: boolean;
  /** R82: it has proved itself in the last minutes. */
  isProved: boolean;
  permissions: Permissions;
  /** R89 */
  rights: StaffRights;
  languageId: LanguageId | null;
}

/** A program that sends a feed: it has an API key instead of an account. */
export interface Sender {
  sourceId: number;
}

/** Names of audiences, which are also the names of socket rooms. */
export const audienceOf = {
  account: (accountId: number) => `account:${accountId}`,
  signIn: (signInId: string) => `sign-in:${signInId}`,
  lots: (kind: LotKind) => `lots:${kind}`,
  /** All managers: their lists follow the bids of every client. */
  staff: 'staff',
  /** The processes that hold the catalogue in memory; never a browser. */
  catalogue: 'catalogue',
} as const;
