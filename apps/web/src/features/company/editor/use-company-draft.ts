import { type Faults, hasFaults } from '@seri/domain/common/field-fault';
import { useState } from 'react';
import { refusalOf, type CallRefusal } from '../../../lib/calls/refusal.ts';
import { readCompany, saveCompany } from './save-company.ts';
import type { CompanyAnswer, SiteContent } from '../content/company.ts';
import { companyFaults } from './company-faults.ts';
import { withValueAt } from '../content/content-path.ts';

/** The server names fields from the body; the form names them from its content. */
const serverPrefix = /^content\./;

const withoutFaults = (faults: Faults, path: string): Faults =>
  Object.fromEntries(
    Object.entries(faults).filter(([faultPath]) => faultPath !== path && !faultPath.startsWith(`${path}.`)),
  );

export type SaveOutcome = 'saved' | 'faults' | 'conflict' | CallRefusal;

/** The content being edited. Changes saved by others never overwrite it. */
export function useCompanyDraft(loaded: CompanyAnswer) {
  const [base, setBase] = useState(loaded);
  const [content, setContent] = useState(loaded.content);
  const [faults, setFaults] = useState<Faults>({});
  const [theirs, setTheirs] = useState<CompanyAnswer>();
  const [isPending, setPending] = useState(false);

  function resetTo(company: CompanyAnswer): void {
    setBase(company);
    setContent(company.content);
    setFaults({});
    setTheirs(undefined);
  }

  async function takeRefusal(refusal: CallRefusal): Promise<{ outcome: SaveOutcome; faults: Faults }> {
    if (refusal.code === 'STATE_CHANGED') {
      setTheirs(await readCompany());
      return { outcome: 'conflict', faults: {} };
    }
    if (refusal.code !== 'FIELDS') return { outcome: refusal, faults: {} };
    const named = Object.entries(refusal.data.fields).map(([path, fault]) => [path.replace(serverPrefix, ''), fault]);
    return { outcome: 'faults', faults: Object.fromEntries(named) as Faults };
  }

  async function send(version: number): Promise<{ outcome: SaveOutcome; faults: Faults }> {
    const refusal = await saveCompany({ version, content });
    if (refusal) return takeRefusal(refusal);
    resetTo(await readCompany());
    return { outcome: 'saved', faults: {} };
  }

  /** Saves over the loaded version, or over a newer one after the reader has seen it. */
  async function save(version = base.version): Promise<{ outcome: SaveOutcome; faults: Faults }> {
    const found = companyFaults(content);
    if (hasFaults(found)) {
      setFaults(found);
      return { outcome: 'faults', faults: found };
    }
    setPending(true);
    try {
      const result = await send(version);
      setFaults(result.faults);
      return result;
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal) return { outcome: refusal, faults: {} };
      throw error;
    } finally {
      setPending(false);
    }
  }

  return {
    content,
    faults,
    theirs,
    isPending,
    isChanged: content !== base.content,
    save,
    discard: () => resetTo(base),
    takeTheirs: () => theirs && resetTo(theirs),
    write(path: string, value: unknown): void {
      setContent((former: SiteContent) => withValueAt(former, path, value));
      setFaults((former) => withoutFaults(former, path));
    },
  };
}

export type CompanyDraft = ReturnType<typeof useCompanyDraft>;
