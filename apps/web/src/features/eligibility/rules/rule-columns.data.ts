import type { ListColumn } from '../../../lib/lists/list-columns.ts';

export const ruleColumns: readonly ListColumn[] = [
  { id: 'territory', head: 'eligibility.rule.territory', width: 232 },
  { id: 'rule', head: 'eligibility.rule.rule', width: 'rest' },
  { id: 'condition', head: 'eligibility.rule.condition', width: 252 },
  { id: 'valid', head: 'eligibility.rule.valid', width: 208 },
  { id: 'source', head: 'eligibility.rule.source', width: 208 },
  { id: 'actions', head: 'eligibility.rule.change', width: 112, quiet: true },
];

/** For readers who are no owners. */
export const readRuleColumns = ruleColumns.filter(({ id }) => id !== 'actions');
