import type { JapanDay } from '@seri/domain/time/japan-time';
import { useMedia } from '../../../lib/browser/use-media.ts';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { ListTable } from '../../../lib/lists/list-table.tsx';
import strips from '../../../lib/lists/list-strip.module.css';
import { Button } from '../../../ui/frame/button.tsx';
import { classNames } from '../../../ui/frame/class-names.ts';
import { TableRow } from '../../../ui/tables/table-row.tsx';
import { dayText } from '../../../ui/time/calendar-day.ts';
import type { ExportRuleRow } from '../eligibility.ts';
import styles from './export-rules.module.css';
import { readRuleColumns, ruleColumns } from './rule-columns.data.ts';
import { conditionText, isEnded, ruleDaysText } from './rule-texts.ts';

const wide = '(width >= 1280px)';

interface RuleListProps {
  rules: readonly ExportRuleRow[];
  today: JapanDay;
  /** Undefined for readers who are no owners. */
  onChange: ((rule: ExportRuleRow) => void) | undefined;
}

/** Country by country, on phones as strips. */
export function RuleList({ rules, today, onChange }: RuleListProps) {
  const text = useText();
  const language = useLanguage();
  const isWide = useMedia(wide);
  const change = (rule: ExportRuleRow) =>
    onChange && (
      <Button
        size="s"
        label={text('eligibility.rule.change.of', { territory: rule.territoryName, rule: rule.text[language] })}
        onClick={() => onChange(rule)}
      >
        {text('eligibility.rule.change.short')}
      </Button>
    );
  if (!isWide) {
    return (
      <ul aria-label={text('eligibility.rules')} className={strips.strips}>
        {rules.map((rule) => (
          <li key={rule.id} className={classNames(strips.strip, isEnded(rule, today) && styles.ended)}>
            <div className={strips.line}>
              <b className="strong">{rule.territoryName}</b>
              {change(rule)}
            </div>
            <div className={strips.words}>{rule.text[language]}</div>
            <div className={strips.words}>
              <span className="sub">{conditionText(text, rule)}</span>
            </div>
            <div className={strips.line}>
              <span className="sub">{ruleDaysText(text, language, rule)}</span>
              <span className="sub">
                <RuleSource rule={rule} />
              </span>
            </div>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ListTable columns={onChange ? ruleColumns : readRuleColumns} label={text('eligibility.rules')} density="double">
      {rules.map((rule) => (
        <TableRow key={rule.id} className={isEnded(rule, today) ? styles.ended : undefined}>
          <td data-cell="lines">
            <b className="strong">{rule.territoryName}</b>
          </td>
          <td data-cell="lines">
            <div>{rule.text[language]}</div>
          </td>
          <td data-cell="lines">
            <div>{conditionText(text, rule)}</div>
          </td>
          <td data-cell="lines">
            <div>{ruleDaysText(text, language, rule)}</div>
          </td>
          <td data-cell="lines">
            <div>
              <RuleSource rule={rule} />
            </div>
          </td>
          {onChange && <td>{change(rule)}</td>}
        </TableRow>
      ))}
    </ListTable>
  );
}

/** The source of a rule, the day on which it was read, and the author. */
function RuleSource({ rule: { sourceUrl, sourceDate, changedBy } }: { rule: ExportRuleRow }) {
  const text = useText();
  const language = useLanguage();
  const host = URL.parse(sourceUrl)?.host;
  return (
    <>
      {sourceDate && text('eligibility.readOn', { day: dayText(sourceDate, language) })}{' '}
      {host && (
        <a href={sourceUrl} target="_blank" rel="noreferrer noopener">
          {host}
        </a>
      )}{' '}
      {changedBy && <span>{changedBy}</span>}
    </>
  );
}
