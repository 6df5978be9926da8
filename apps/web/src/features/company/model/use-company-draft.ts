import { type Faults, hasFaults } from '@seri/domain/common/field-fault';
import { useState } from 'react';
import { refusalOf, type CallRefusal } from '../../../lib/refusal.ts';
import { readCompany, saveCompany } from '../api/save-company.ts';
import type { Company, CompanyContent } from './company.ts';
import { companyFaults } from './company-faults.ts';
import { withValueAt } from './content-path.ts';

/** The server speaks of the body it got; the form knows the content in it. */
const serverPrefix = /^content\./;

const without = (faults: Faults, path: string): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([at]) => at !== path && !at.startsWith(`${path}.`)));

export type SaveOutcome = 'saved' | 'faults' | 'conflict' | CallRefusal;

/** The content as it is being written. What others save meanwhile never overwrites it. */
export function useCompanyDraft(loaded: Company) {
  const [base, setBase] = useState(loaded);
  const [content, setContent] = useState(loaded.content);
  const [faults, setFaults] = useState<Faults>({});
  /** What somebody else has saved since. */
  const [theirs, setTheirs] = useState<Company>();
  const [isPending, setPending] = useState(false);

  function startFrom(company: Company): void {
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
    startFrom(await readCompany());
    return { outcome: 'saved', faults: {} };
  }

  /** Saves over the version read, or over a newer one once that was seen. */
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
    discard: () => startFrom(base),
    takeTheirs: () => theirs && startFrom(theirs),
    write(path: string, value: unknown): void {
      setContent((former: CompanyContent) => withValueAt(former, path, value));
      setFaults((former) => without(former, path));
    },
  };
}

export type CompanyDraft = ReturnType<typeof useCompanyDraft>;
