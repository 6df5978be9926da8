import type { FieldFault } from '@seri/domain/common/field-fault';
import type { BidState } from './trade/bid-desk.schema.ts';

/** The one table of refusals: a stable code, its HTTP status. Texts: `packages/messages/{en,ru}/refusals.json`. */
export const refusalStatus = {
  BAD_REQUEST: 400,
  NOT_SIGNED_IN: 401,
  invalid_credentials: 401,
  UNKNOWN_KEY: 401,
  CREDIT_EXCEEDED: 402,
  FORBIDDEN: 403,
  FOREIGN_ORIGIN: 403,
  LOCKED: 403,
  WRONG_CODE: 403,
  CAPTCHA: 403,
  invalid_user: 403,
  email_unconfirmed: 403,
  NOT_YOURS_TO_GIVE: 403,
  NOT_FOUND: 404,
  LINK_EXPIRED: 404,
  METHOD_NOT_ALLOWED: 405,
  STATE_CHANGED: 409,
  SEARCH_LIMIT: 409,
  SHARE_LIMIT: 409,
  BIDDING_CLOSED: 409,
  AUCTION_FINISHED: 409,
  DAILY_LIMIT: 409,
  CAR_RESERVED: 409,
  AMOUNT_LOWERED: 409,
  CANCEL_CLOSED: 409,
  WIN_CLOSED: 409,
  PRICE_ABOVE_BID: 409,
  UNDO_CLOSED: 409,
  BID_AGAIN: 409,
  GROUP_FULL: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  FIELDS: 422,
  KEY_REUSED: 422,
  TOO_MANY_LOTS: 422,
  TOO_MANY: 429,
  INTERNAL: 500,
  OVERLOADED: 503,
} as const;

export type RefusalCode = keyof typeof refusalStatus;

/** The data of those refusals that carry some. */
export interface RefusalDataByCode {
  /** Presented with a text beside each fault. */
  FIELDS: { fields: Record<string, FieldFault> };
  METHOD_NOT_ALLOWED: { allow: string };
  /** What is still free to bid, beside what an own open bid on the lot holds already. */
  CREDIT_EXCEEDED: { headroom: number };
  /** How long before the session cancelling closes. */
  CANCEL_CLOSED: { cancelDeadlineHour: number };
  /** Of a bid, how it stands now, to whom it is shown. */
  STATE_CHANGED: { bid?: BidState };
  /** Amount and adjustment of the bid: more than that asks to be confirmed. */
  PRICE_ABOVE_BID: { bid: number };
  TOO_MANY_LOTS: { most: number };
  TOO_MANY: { retryAfter: number };
  OVERLOADED: { retryAfter: number };
}

export type RefusalData<Code extends RefusalCode> = Code extends keyof RefusalDataByCode
  ? RefusalDataByCode[Code]
  : Record<string, never>;

/** The body of every answer that is an error. */
export interface RefusalBody<Code extends RefusalCode = RefusalCode> {
  success: false;
  code: Code;
  data: RefusalData<Code>;
  text: { en: string; ru: string };
  /** The request's id, to quote to support and to find in the log. */
  id: string;
}

/** What the HTTP frame itself may answer to any call. */
export const frameRefusals = [
  'BAD_REQUEST',
  'NOT_SIGNED_IN',
  'FORBIDDEN',
  'FOREIGN_ORIGIN',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'TOO_LARGE',
  'UNSUPPORTED_MEDIA',
  'FIELDS',
  'KEY_REUSED',
  'TOO_MANY',
  'INTERNAL',
  'OVERLOADED',
] as const satisfies readonly RefusalCode[];

export type FrameRefusal = (typeof frameRefusals)[number];
export type RefusalOf<C> = C extends { readonly refusals: readonly (infer Code extends RefusalCode)[] }
  ? Code | FrameRefusal
  : never;
