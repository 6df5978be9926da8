import type { Faults } from '@seri/domain/common/field-fault';
import { emailFault } from '@seri/domain/people/person-fields';
import { isSafeHref } from '@seri/domain/common/safe-href';
import type { CompanyContent } from './company.ts';

/** These may stay empty. */
const optional = new Set(['contacts.phone', 'contacts.whatsapp']);

function textFault(path: string, text: string) {
  if (path === 'contacts.email') return emailFault(text);
  if (text.trim() === '') return optional.has(path) ? undefined : ({ problem: 'required' } as const);
  // R28: what a link may lead to is decided here and on the server alike.
  return path.endsWith('.href') && !isSafeHref(text.trim()) ? ({ problem: 'invalid' } as const) : undefined;
}

function collect(part: unknown, path: string, faults: Faults): void {
  if (typeof part === 'string') {
    const fault = textFault(path, part);
    if (fault) faults[path] = fault;
    return;
  }
  if (typeof part !== 'object' || part === null) return;
  for (const [key, value] of Object.entries(part)) collect(value, path === '' ? key : `${path}.${key}`, faults);
}

/** What is wrong with the content, by path, in the order of the form. */
export function companyFaults(content: CompanyContent): Faults {
  const faults: Faults = {};
  collect(content, '', faults);
  return faults;
}
