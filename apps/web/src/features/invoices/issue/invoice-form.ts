import type { Faults } from '@seri/domain/common/field-fault';
import type { InformationRate, PaperLanguage } from '@seri/domain/invoices/paper-snapshot';
import type { Incoterm } from '@seri/domain/money/company-billing';
import { requiredFault } from '@seri/domain/people/person-fields';
import { isJapanDay, type JapanDay } from '@seri/domain/time/japan-time';
import type { PurchaseDetails } from '../../purchases/list/purchases.ts';
import type { DraftAnswer } from '../list/invoices.ts';
import type { OrderedPaper } from './send-invoice.ts';

export interface InvoiceForm {
  kind: OrderedPaper['kind'];
  /** The purchases on the paper, at least the one that it was opened for. */
  purchaseIds: readonly number[];
  language: PaperLanguage;
  incoterm: Incoterm;
  /** Without one the paper names no terms. */
  port: string;
  hasRate: boolean;
  currency: string;
  /** The yen for one unit, with a point or a comma. */
  yen: string;
  day: string;
  source: string;
  remarks: string;
}

/** The server names fields from the body. */
export const invoiceFieldNames = {
  'terms.port': 'port',
  'rate.currency': 'currency',
  'rate.yen': 'yen',
  'rate.day': 'day',
  'rate.source': 'source',
} as const satisfies Readonly<Record<string, keyof InvoiceForm>>;

interface FirstForm extends Pick<InvoiceForm, 'kind' | 'purchaseIds' | 'language'> {
  today: string;
}

export const firstForm = (
  { incoterm, port }: Pick<DraftAnswer, 'incoterm' | 'port'>,
  { kind, purchaseIds, language, today }: FirstForm,
): InvoiceForm => ({
  kind,
  purchaseIds,
  language,
  incoterm,
  port,
  hasRate: false,
  currency: 'USD',
  yen: '',
  day: today,
  source: 'TTM',
  remarks: '',
});

/** A price on board names the port of loading, every other one that of arrival. */
export const usualPort = (
  incoterm: Incoterm,
  { exportPort, dischargePort }: Pick<PurchaseDetails['logistics'], 'exportPort' | 'dischargePort'>,
): string => (incoterm === 'FOB' ? exportPort : dischargePort);

const isCurrency = (text: string) => /^[A-Z]{3}$/.test(text);
const isRate = (text: string) => /^\d{1,6}(\.\d{1,6})?$/.test(text) && Number(text) > 0;

type TypedRate = Pick<InvoiceForm, 'currency' | 'yen' | 'day' | 'source'>;

/** R90: the rate as the contract writes it, right or wrong. */
function rateOf({ currency, yen, day, source }: TypedRate): InformationRate {
  return {
    currency: currency.trim().toUpperCase(),
    yen: yen.trim().replace(',', '.'),
    day: day as JapanDay,
    source: source.trim(),
  };
}

/** The rate, if it can be reckoned with. */
export function readRate(form: InvoiceForm): InformationRate | undefined {
  const rate = rateOf(form);
  return form.hasRate && isCurrency(rate.currency) && isRate(rate.yen) ? rate : undefined;
}

export function invoiceFaults(form: InvoiceForm): Faults<keyof InvoiceForm> {
  if (!form.hasRate) return {};
  const { currency, yen, day, source } = rateOf(form);
  const faults: Faults<keyof InvoiceForm> = {};
  if (!isCurrency(currency)) faults.currency = requiredFault(currency) ?? { problem: 'invalid' };
  if (!isRate(yen)) faults.yen = requiredFault(yen) ?? { problem: 'invalid' };
  if (!isJapanDay(day)) faults.day = { problem: 'required' };
  if (source === '') faults.source = { problem: 'required' };
  return faults;
}

export function orderOf(form: InvoiceForm, accountId: number): OrderedPaper {
  const port = form.port.trim();
  return {
    kind: form.kind,
    accountId,
    purchaseIds: [...form.purchaseIds],
    deposit: null,
    language: form.language,
    terms: port === '' ? null : { incoterm: form.incoterm, port },
    rate: form.hasRate ? rateOf(form) : null,
    remarks: form.remarks.trim(),
  };
}
