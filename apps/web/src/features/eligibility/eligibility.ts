import type { AnswerOf } from '@seri/contract/call';
import type { eligibilityCalls } from '@seri/contract/trade/eligibility.calls';

export type RuleTable = AnswerOf<typeof eligibilityCalls.rules>;
export type ExportRuleRow = RuleTable['rules'][number];
export type VerdictOnLot = AnswerOf<typeof eligibilityCalls.lotVerdict>;

export type Destination = AnswerOf<typeof eligibilityCalls.places>['places'][number];
export type AnyVerdict = Pick<VerdictOnLot, 'verdict' | 'rules' | 'missing'>;

export const eligibilityKey = ['eligibility'] as const;
