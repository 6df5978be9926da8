import type { LineKind } from '../charges/charge-kinds.data.ts';
import type { TaxMark } from '../charges/tax-marks.ts';
import type { Language } from '../common/languages.ts';
import type { BankDetails } from '../money/bank-details.ts';
import type { Incoterm } from '../money/company-billing.ts';
import type { BilingualText } from '../sheet/decoded-sheet.ts';
import type { JapanDay } from '../time/japan-time.ts';

/** R90: all that a document says, frozen when it is issued: the same snapshot is always drawn as the same file. */
export type PaperSnapshot = SalePaper | StatementPaper | ReceiptPaper;
export type PaperKind = PaperSnapshot['kind'];

/** `both` sets English and Russian side by side. */
export const paperLanguages = ['en', 'ru', 'both'] as const satisfies readonly (Language | 'both')[];
export type PaperLanguage = (typeof paperLanguages)[number];

export const saleKindsOfPapers = ['proforma', 'invoice', 'credit_note'] as const;
/** A deposit is asked for without a purchase. */
export const salePurposes = ['sale', 'deposit'] as const;

interface PaperHead {
  language: PaperLanguage;
  issuedOn: JapanDay;
  seller: PaperSeller;
  buyer: PaperParty;
  /** The payment reference of the buyer's account (R65). */
  client: string;
  remarks: BilingualText | null;
}

export interface SalePaper extends PaperHead {
  kind: (typeof saleKindsOfPapers)[number];
  purpose: (typeof salePurposes)[number];
  /** Null of a draft. */
  number: string | null;
  dueOn: JapanDay | null;
  terms: { incoterm: Incoterm; port: BilingualText } | null;
  route: { from: BilingualText; to: BilingualText } | null;
  consignee: PaperParty | null;
  /** Null if the consignee is told of the arrival itself. */
  notify: PaperParty | null;
  items: readonly PaperItem[];
  bank: BankDetails | null;
  rate: InformationRate | null;
  /** The number of the invoice that a credit note cancels, whole or in part. */
  cancels: string | null;
  /** The number of the proforma that stood before this one. */
  replaces: string | null;
}

export interface StatementPaper extends PaperHead {
  kind: 'statement';
  from: JapanDay;
  until: JapanDay;
  opening: number;
  entries: readonly StatementEntry[];
}

export interface ReceiptPaper extends PaperHead {
  kind: 'receipt';
  number: string | null;
  receivedOn: JapanDay;
  amount: number;
  payer: string;
  bankReference: string;
  allocations: readonly PaperAllocation[];
}

export interface PaperSeller {
  /** The word that stands for a logo where there is none. */
  brand: string;
  /** A PNG or JPEG in base64. */
  logo: string | null;
  name: string;
  address: string;
  telephone: string;
  email: string;
  /** T and thirteen digits, by which Japan's tax office knows a seller; null if it has none. */
  registration: string | null;
}

/** Fields that are not known are empty. */
export interface PaperParty {
  name: string;
  address: string;
  country: string;
  /** The passport or tax number that customs ask for. */
  document: string;
  telephone: string;
  email: string;
}

/** A car with its price and charges, or lines without a car, such as a deposit. */
export interface PaperItem {
  car: PaperCar | null;
  lines: readonly PaperLine[];
}

export interface PaperCar {
  stockNo: string;
  lotNo: string;
  house: string;
  /** Make, model and trim. */
  name: string;
  firstRegistration: string;
  chassis: string;
  /** In cubic centimetres. */
  engine: number | null;
  colour: string;
}

export interface PaperLine {
  kind: 'deposit' | LineKind;
  /** In place of the usual words for the kind. */
  label: BilingualText | null;
  amount: number;
  tax: TaxMark;
}

export interface StatementEntry {
  day: JapanDay;
  text: BilingualText;
  /** The document it belongs to; empty without one. */
  number: string;
  amount: number;
  allocations: readonly PaperAllocation[];
}

/** The part of a payment that pays one document. */
export interface PaperAllocation {
  number: string;
  amount: number;
}

/** R90: tells an amount in a currency that nobody has to pay in. */
export interface InformationRate {
  currency: string;
  /** The yen for one unit, as the bank wrote it: `149.20`. */
  yen: string;
  day: JapanDay;
  source: string;
}
