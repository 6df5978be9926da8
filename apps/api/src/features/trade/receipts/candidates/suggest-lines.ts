import { setImmediate as pause } from 'node:timers/promises';
import { type PreparedCandidate, suggestAccounts } from '@seri/domain/receipts/suggest-accounts';
import type { Db } from '../../../../platform/database/database.ts';
import { readCandidates } from './account-facts.read.ts';
import { findSuggested } from './find-accounts.read.ts';
import { type Payer, tracesOf } from './payer.ts';

export interface LineSuggestion {
  accountId: number;
  score: number;
}

/** Others are served between two pieces. */
const linesPerPiece = 50;

/** R94: whom the lines of a file suggest; null for a line of which nobody can be sure. */
export async function suggestLines(db: Db, payers: readonly Payer[]): Promise<(LineSuggestion | null)[]> {
  const known = new Map<number, PreparedCandidate>();
  const suggested: (LineSuggestion | null)[] = [];
  for (let start = 0; start < payers.length; start += linesPerPiece) {
    const piece = payers.slice(start, start + linesPerPiece);
    const traces = piece.map(tracesOf);
    const found = await findSuggested(db, traces);
    const documents = traces.flatMap((one) => one.documents);
    // An account that a document names is read anew, with that document.
    const wanted = new Set(found.flat().filter((id) => documents.length > 0 || !known.has(id)));
    for (const one of await readCandidates(db, [...wanted], documents)) known.set(one.accountId, one);
    for (const [place, payer] of piece.entries()) suggested.push(suggestOne(payer, found[place] ?? [], known));
    await pause();
  }
  return suggested;
}

function suggestOne(
  payer: Payer,
  found: readonly number[],
  known: ReadonlyMap<number, PreparedCandidate>,
): LineSuggestion | null {
  const candidates = found.flatMap((id) => known.get(id) ?? []);
  if (candidates.length === 0) return null;
  const { accountId, candidates: scored } = suggestAccounts(payer, candidates);
  const score = scored.find((one) => one.accountId === accountId)?.score;
  return accountId === null || score === undefined ? null : { accountId, score };
}
