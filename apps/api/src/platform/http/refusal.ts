import { type RefusalBody, type RefusalCode, type RefusalData, refusalStatus } from '@seri/contract/refusals';
import { type FieldFault, isIncomplete } from '@seri/domain/common/field-fault';
import { formatYen } from '@seri/domain/money/money';
import { formatInAll } from '@seri/messages/server';

/** A declared "no". Any other thrown error becomes a 500 with an id. */
export class Refusal<Code extends RefusalCode = RefusalCode> extends Error {
  readonly code: Code;
  readonly data: RefusalData<Code>;

  constructor(code: Code, data: RefusalData<Code>) {
    super(code);
    this.code = code;
    this.data = data;
  }

  get status(): number {
    return refusalStatus[this.code];
  }
}

/** The data argument is optional where all its fields are. */
type DataArguments<Code extends RefusalCode> =
  Record<string, never> extends RefusalData<Code>
    ? [data?: RefusalData<Code>]
    : Partial<RefusalData<Code>> extends RefusalData<Code>
      ? [data?: RefusalData<Code>]
      : [data: RefusalData<Code>];

export function refusal<Code extends RefusalCode>(code: Code, ...[data]: DataArguments<Code>): Refusal<Code> {
  return new Refusal(code, (data ?? {}) as RefusalData<Code>);
}

interface PresentedData {
  retryAfter?: number;
  most?: number;
  by?: string;
  fields?: Record<string, FieldFault>;
}

export function presentRefusal({ code, data }: Refusal, id: string): RefusalBody {
  const { retryAfter = 0, most = 0, by = '', fields } = data as PresentedData;
  const presented = fields ? { fields: presentFaults(fields) } : data;
  const text = fields && !isIncomplete(fields) ? 'refusals.unreadable' : (`refusals.${code}` as const);
  return { success: false, code, data: presented, text: formatInAll(text, { retryAfter, most, by }), id };
}

/** Adds the text of each fault in both languages, for clients without texts of their own. */
function presentFaults(fields: Record<string, FieldFault>): Record<string, FieldFault> {
  const entries = Object.entries(fields).map(([name, fault]) => {
    const { problem, length = 0, amount = 0, digit = 0 } = fault;
    const text = formatInAll(`field.${problem}`, { length, amount: formatYen(amount), digit });
    return [name, { ...fault, text }] as const;
  });
  return Object.fromEntries(entries);
}
