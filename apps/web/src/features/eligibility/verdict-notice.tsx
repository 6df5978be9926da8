import { useLanguage, useText } from '../../lib/language/text.ts';
import { Notice } from '../../ui/passing/notice.tsx';
import { dayText } from '../../ui/time/calendar-day.ts';
import type { AnyVerdict } from './eligibility.ts';

interface VerdictNoticeProps {
  verdict: AnyVerdict;
  /** The destination; without it the countries of the rules are named. */
  place?: string | undefined;
  flush?: boolean;
}

/** R96: why a car may not be exported, or what nobody knows yet; nothing of one that may. */
export function VerdictNotice({ verdict: { verdict, rules, missing }, place, flush }: VerdictNoticeProps) {
  const text = useText();
  const language = useLanguage();
  if (verdict === 'ok') return null;
  const to = place ?? [...new Set(rules.map(({ territoryName }) => territoryName))].join(', ');
  if (verdict === 'check') {
    return (
      <Notice tone="mid" flush={flush} title={text('eligibility.lot.check', { place: to })}>
        {text('eligibility.lot.missing', { facts: missing.map((fact) => text(`eligibility.fact.${fact}`)).join(', ') })}
      </Notice>
    );
  }
  return (
    <Notice tone="bad" flush={flush} title={text('eligibility.lot.banned', { place: to })}>
      {rules.map((rule) => (
        <p key={rule.id}>{text('eligibility.lot.rule', { rule: rule.text, day: dayText(rule.validFrom, language) })}</p>
      ))}
    </Notice>
  );
}
