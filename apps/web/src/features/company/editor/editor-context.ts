import type { FieldFault } from '@seri/domain/common/field-fault';
import type { Language } from '@seri/domain/common/languages';
import { createContext, use } from 'react';
import { faultText } from '../../../lib/calls/fault-text.ts';
import { useText } from '../../../lib/language/text.ts';
import { valueAt } from '../content/content-path.ts';
import type { SiteContent } from '../content/company.ts';

export interface EditorState {
  content: SiteContent;
  faults: Readonly<Partial<Record<string, FieldFault>>>;
  write: (path: string, value: unknown) => void;
  /** One language at a time on a phone, otherwise both. */
  languages: readonly Language[];
}

export const EditorContext = createContext<EditorState | null>(null);

export function useEditing() {
  const text = useText();
  const editor = use(EditorContext);
  if (!editor) throw new Error('useEditing needs an EditorContext around it.');
  const { content, faults, write, languages } = editor;
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
