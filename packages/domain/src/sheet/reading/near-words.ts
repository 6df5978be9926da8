import type { WordTable } from '../words/word-table.ts';
import { alikeShapes, unknownShapes, voicedPairs } from './confusions.data.ts';
import { shapeOf } from './fold-shapes.ts';

/** Stands for a sign that was not recognised. */
export const anySign = '?';

const cost = { same: 0.1, any: 0.3, unknown: 0.3, voice: 0.35, alike: 0.5, other: 1 } as const;

/** How far a word of this length may be from what was recognised. A word of one sign must be that sign. */
const budgets = [0, 0, 0.5, 0.6, 1.1, 1.1, 2, 2, 2] as const;
const longBudget = 2.6;
const budgetOf = (length: number) => budgets[length] ?? longBudget;

const plainVoices = new Map(
  Array.from({ length: voicedPairs.length / 2 }, (_, index) => [
    voicedPairs.charAt(index * 2 + 1),
    voicedPairs.charAt(index * 2),
  ]),
);
const alike = new Set(alikeShapes.flatMap(([one = '', other = '']) => [one + other, other + one]));

const unvoiced = (sign: string) => plainVoices.get(sign) ?? sign;

const asked = new Map<string, Map<string, number>>();

/** The costs of taking a written sign for others, as far as they were asked for. */
function costsOf(written: string): Map<string, number> {
  const costs = asked.get(written) ?? new Map<string, number>();
  asked.set(written, costs);
  return costs;
}

/** The cost of taking one sign for another. */
export function costOf(written: string, meant: string, costs = costsOf(written)): number {
  const before = costs.get(meant);
  if (before !== undefined) return before;
  const found = weigh(written, meant);
  costs.set(meant, found);
  return found;
}

function weigh(written: string, meant: string): number {
  if (written === meant) return 0;
  if (written === anySign) return cost.any;
  const [one, other] = [shapeOf(written), shapeOf(meant)];
  if (one === other) return cost.same;
  if (unvoiced(one) === unvoiced(other)) return cost.voice;
  if (unknownShapes.includes(meant)) return cost.unknown;
  return alike.has(one + other) ? cost.alike : cost.other;
}

export const mostOfLast = cost.voice;
export const mostOfLastButOne = cost.alike;

interface TrieNode {
  next: Map<string, TrieNode>;
  word: string | null;
  /** The most that any word below may cost. */
  budget: number;
}

export interface NearWord {
  word: string;
  /** The signs that it stands for. */
  length: number;
  cost: number;
}

const tries = new WeakMap<WordTable, TrieNode>();

function trieOf(table: WordTable): TrieNode {
  const known = tries.get(table);
  if (known) return known;
  const root: TrieNode = { next: new Map(), word: null, budget: 0 };
  for (const word of table.words.keys()) plant(root, word);
  tries.set(table, root);
  return root;
}

function plant(root: TrieNode, word: string): void {
  const budget = budgetOf(word.length);
  let node = root;
  for (const sign of word) {
    let next = node.next.get(sign);
    if (!next) node.next.set(sign, (next = { next: new Map(), word: null, budget: 0 }));
    next.budget = Math.max(next.budget, budget);
    node = next;
  }
  node.word = word;
}

const mostSigns = 16;

/** Words that the signs from `start` may be, each within its budget: an edit distance over all words at once. */
export function nearWords(text: string, start: number, table: WordTable): NearWord[] {
  const count = Math.min(text.length - start, mostSigns);
  const costs = Array.from({ length: count }, (_, at) => costsOf(text.charAt(start + at)));
  const found: NearWord[] = [];
  /** One row of the distances for each depth of the tree, used again and again. */
  const rows = [Float64Array.from({ length: count + 1 }, (_, index) => index)];
  walk(trieOf(table), 0);
  return found;

  function walk(node: TrieNode, depth: number): void {
    const above = rows[depth] ?? new Float64Array(count + 1);
    const row = (rows[depth + 1] ??= new Float64Array(count + 1));
    for (const [sign, next] of node.next) {
      if (fill(row, above, sign) > next.budget) continue;
      if (next.word !== null) collect(next.word, row);
      walk(next, depth + 1);
    }
  }

  /** Answers the least of the row. */
  function fill(row: Float64Array, above: Float64Array, sign: string): number {
    let least = (row[0] = (above[0] ?? 0) + 1);
    for (let at = 1; at <= count; at += 1) {
      const replaced = (above[at - 1] ?? 0) + costOf(text.charAt(start + at - 1), sign, costs[at - 1]);
      const value = Math.min(replaced, (above[at] ?? 0) + 1, (row[at - 1] ?? 0) + 1);
      row[at] = value;
      if (value < least) least = value;
    }
    return least;
  }

  function collect(word: string, row: Float64Array): void {
    for (let length = Math.max(1, word.length - 2); length <= Math.min(count, word.length + 2); length += 1) {
      const total = row[length] ?? Infinity;
      if (total <= budgetOf(word.length)) found.push({ word, length, cost: total });
    }
  }
}
