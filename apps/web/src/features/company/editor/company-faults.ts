import type { Faults } from '@seri/domain/common/field-fault';
import { emailFault } from '@seri/domain/people/person-fields';
import { isSafeHref } from '@seri/domain/common/safe-href';
import type { SiteContent } from '../content/company.ts';

const optional = new Set(['contacts.phone', 'contacts.whatsapp']);

function textFault(path: string, text: string) {
  if (path === 'contacts.email') return emailFault(text);
  if (text.trim() === '') return optional.has(path) ? undefined : ({ problem: 'required' } as const);
  // R28: the client and the server apply the same rule for link targets.
  return path.endsWith('.href') && !isSafeHref(text.trim()) ? ({ problem: 'invalid' } as const) : undefined;
}

function collectFaults(part: unknown, path: string, faults: Faults): void {
  if (typeof part === 'string') {
    const fault = textFault(path, part);
    if (fault) faults[path] = fault;
    return;
  }
  if (typeof part !== 'object' || part === null) return;
  for (const [key, value] of Object.entries(part)) collectFaults(value, path === '' ? key : `${path}.${key}`, faults);
}

/** The faults of the content by path, in the order of the form. */
export function companyFaults(content: SiteContent): Faults {
  const faults: Faults = {};
  collectFaults(content, '', faults);
  return faults;
}
