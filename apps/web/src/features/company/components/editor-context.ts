import type { FieldFault } from '@seri/domain/common/field-fault';
import type { Language } from '@seri/domain/common/languages';
import { createContext, use } from 'react';
import { faultText } from '../../../lib/fault-text.ts';
import { useText } from '../../../lib/text.ts';
import { valueAt } from '../model/content-path.ts';
import type { CompanyContent } from '../model/company.ts';

export interface Editing {
  content: CompanyContent;
  faults: Readonly<Partial<Record<string, FieldFault>>>;
  write: (path: string, value: unknown) => void;
  /** On a phone one language at a time; else both. */
  languages: readonly Language[];
}

export const EditorContext = createContext<Editing | null>(null);

export function useEditing() {
  const text = useText();
  const editing = use(EditorContext);
  if (!editing) throw new Error('A field of the editor stands in the editor');
  const { content, faults, write, languages } = editing;
  return {
    languages,
    write,
    read: (path: string) => valueAt(content, path),
    errorOf: (path: string): string | undefined => {
      const fault = faults[path];
      if (fault?.problem === 'invalid' && path.endsWith('.href')) return text('company.edit.href.fault');
      return faultText(text, fault);
    },
  };
}
