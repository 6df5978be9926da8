import type { OverduePurchase } from '@seri/domain/bids/bid-decision';
import type { PaperFault } from '@seri/domain/car-papers/paper-files';
import type { MissingMoney } from '@seri/domain/car-papers/paper-hold';
import type { ExportRule, ExportVerdict, MissingExportFact } from '@seri/domain/eligibility/export-rules';
import type { FieldFault } from '@seri/domain/common/field-fault';
import type { Factor } from '@seri/domain/people/second-factor';
import type { TariffKind } from '@seri/domain/tariffs/tariff';
import type { BidState, DearerBid } from './trade/bid-desk.schema.ts';

/** Stable codes with their HTTP status. The texts are in `packages/messages/{en,ru}/refusals.json`. */
export const refusalStatus = {
  BAD_REQUEST: 400,
  NOT_SIGNED_IN: 401,
  invalid_credentials: 401,
  SECOND_FACTOR_REQUIRED: 401,
  UNKNOWN_KEY: 401,
  CREDIT_EXCEEDED: 402,
  FORBIDDEN: 403,
  FOREIGN_ORIGIN: 403,
  STEP_UP_REQUIRED: 403,
  SECOND_FACTOR_MISSING: 403,
  SECOND_PERSON: 403,
  WRONG_SECOND_FACTOR: 403,
  LOCKED: 403,
  DOCUMENT_HELD: 403,
  WRONG_CODE: 403,
  SWITCHED_OFF: 403,
  CAPTCHA: 403,
  invalid_user: 403,
  email_unconfirmed: 403,
  NOT_YOURS_TO_GIVE: 403,
  NOT_FOUND: 404,
  LINK_EXPIRED: 404,
  CHALLENGE_EXPIRED: 404,
  NOTHING_TO_READ: 404,
  METHOD_NOT_ALLOWED: 405,
  STATE_CHANGED: 409,
  LAST_FACTOR: 409,
  BEING_READ: 409,
  UNREADABLE: 409,
  SEARCH_LIMIT: 409,
  SHARE_LIMIT: 409,
  BIDDING_CLOSED: 409,
  AUCTION_FINISHED: 409,
  DAILY_LIMIT: 409,
  IMAGE_LIMIT: 409,
  CAR_RESERVED: 409,
  AMOUNT_LOWERED: 409,
  CANCEL_CLOSED: 409,
  WIN_CLOSED: 409,
  PRICE_ABOVE_BID: 409,
  DEARER_BID: 409,
  REASON_NEEDED: 409,
  UNDO_CLOSED: 409,
  BID_AGAIN: 409,
  GROUP_FULL: 409,
  HANDLED_BY_OTHER: 409,
  TOO_MANY_FILES: 409,
  TARIFF_OVERLAP: 409,
  TARIFF_USED: 409,
  ALREADY_INVOICED: 409,
  SELLER_UNKNOWN: 409,
  VOYAGE_CLOSED: 409,
  VOYAGE_EXISTS: 409,
  ALLOCATION_EXCEEDS: 409,
  MONEY_EXCEEDED: 409,
  TOO_MANY_ANNOUNCED: 409,
  PAYMENT_OVERDUE: 409,
  THIRD_PARTY: 409,
  FILE_CHANGED: 409,
  EXPORT_BANNED: 409,
  PARTY_LOCKED: 409,
  RELEASE_OFF: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  WRONG_FILE: 415,
  WRONG_PAPER: 415,
  FIELDS: 422,
  KEY_REUSED: 422,
  GLYPH_MISSING: 422,
  TOO_MANY_LOTS: 422,
  TOO_MANY: 429,
  INTERNAL: 500,
  PROVIDER_FAILED: 502,
  OVERLOADED: 503,
  OUTCOME_UNKNOWN: 503,
} as const;

export type RefusalCode = keyof typeof refusalStatus;

/** The row that has the price already; without an id it stands in the same file. */
interface OverlappedTariff {
  id: number | null;
  kind: TariffKind;
  validFrom: string;
  validTo: string | null;
}

/** Staff alone are told a name. */
export interface ChangedBy {
  who: 'you' | 'staff' | 'client' | 'portal';
  name: string | null;
}

export interface RefusalDataByCode {
  /** The answer adds a text to each fault. */
  FIELDS: { fields: Record<string, FieldFault> };
  /** The challenge completes the sign-in, together with one of the factors. */
  SECOND_FACTOR_REQUIRED: { challenge: string; factors: Factor[] };
  METHOD_NOT_ALLOWED: { allow: string };
  /** The amount that is free to bid, without the amount that an own open bid on the lot already holds. */
  CREDIT_EXCEEDED: { headroom: number };
  /** Hours before the session at which cancelling closes. */
  CANCEL_CLOSED: { cancelDeadlineHour: number };
  /** If a bid changed: its current state, for readers who may see it. If a purchase did: whoever was first. */
  STATE_CHANGED: { bid?: BidState; changedBy?: ChangedBy };
  /** Amount plus adjustment of the bid: a higher price must be confirmed. */
  PRICE_ABOVE_BID: { bid: number };
  /** Open bids of other clients on the lot, above the win that is to be confirmed; the dearest first. */
  DEARER_BID: { dearer: DearerBid[] };
  /** The invoices that would be credited: the caller says why, and sends again. */
  REASON_NEEDED: { numbers: string[] };
  BEING_READ: { retryAfter: number };
  /** The name of the colleague who was first. */
  HANDLED_BY_OTHER: { by: string };
  TOO_MANY_FILES: { most: number };
  /** The lines of both rows, as far as they came in a file. */
  TARIFF_OVERLAP: { other: OverlappedTariff; line?: number; otherLine?: number };
  /** The row of the table, and its line if it came in a file. */
  TARIFF_USED: { id: number; line?: number };
  /** The number of the invoice that bears it; null if nothing is left to invoice. */
  ALREADY_INVOICED: { number: string | null };
  /** The most that may still be allocated. */
  ALLOCATION_EXCEEDS: { most: number };
  /** The most that may be paid out or written off. */
  MONEY_EXCEEDED: { most: number };
  /** How many announced payments may be on their way. */
  TOO_MANY_ANNOUNCED: { most: number };
  /** The purchases whose payment is late, the oldest due first. */
  PAYMENT_OVERDUE: { overdue: readonly OverduePurchase[] };
  /** R96: the rules that ban the car, or that might (`check`), and the facts that they wait for. */
  EXPORT_BANNED: {
    verdict: Exclude<ExportVerdict, 'ok'>;
    rules: readonly Pick<ExportRule, 'id' | 'territory' | 'text' | 'validFrom'>[];
    missing: readonly MissingExportFact[];
  };
  /** R99: the money for which the paper waits. */
  DOCUMENT_HELD: MissingMoney;
  WRONG_PAPER: { fault: PaperFault };
  /** R98: the voyage that has the vessel and the number already. */
  VOYAGE_EXISTS: { voyageId: number };
  /** The signs that no font has. */
  GLYPH_MISSING: { signs: string };
  TOO_MANY_LOTS: { most: number };
  TOO_MANY: { retryAfter: number };
  OVERLOADED: { retryAfter: number };
  OUTCOME_UNKNOWN: { retryAfter: number };
}

export type RefusalData<Code extends RefusalCode> = Code extends keyof RefusalDataByCode
  ? RefusalDataByCode[Code]
  : Record<string, never>;

export interface RefusalBody<Code extends RefusalCode = RefusalCode> {
  success: false;
  code: Code;
  data: RefusalData<Code>;
  text: { en: string; ru: string };
  /** The request's id, which support finds in the log. */
  id: string;
}

/** The HTTP layer may refuse any call with these. */
export const frameRefusals = [
  'BAD_REQUEST',
  'NOT_SIGNED_IN',
  'FORBIDDEN',
  'FOREIGN_ORIGIN',
  'STEP_UP_REQUIRED',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'TOO_LARGE',
  'UNSUPPORTED_MEDIA',
  'FIELDS',
  'KEY_REUSED',
  'TOO_MANY',
  'INTERNAL',
  'OVERLOADED',
  'OUTCOME_UNKNOWN',
] as const satisfies readonly RefusalCode[];

export type FrameRefusal = (typeof frameRefusals)[number];
export type RefusalOf<C> = C extends { readonly refusals: readonly (infer Code extends RefusalCode)[] }
  ? Code | FrameRefusal
  : never;
