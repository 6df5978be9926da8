import { exportCategories } from '@seri/domain/eligibility/export-facts';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { typedDate } from '@seri/domain/time/date-text';
import { useState } from 'react';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { useDialogForm } from '../../../lib/forms/use-dialog-form.ts';
import { useText } from '../../../lib/language/text.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { AmountField } from '../../../ui/inputs/amount-field.tsx';
import { toast } from '../../../ui/passing/toast.ts';
import type { RuleTable, ExportRuleRow } from '../eligibility.ts';
import { driveChoices, type RuleForm, ruleFaults, ruleFormOf, ruleIn } from './rule-form.ts';
import styles from './export-rules.module.css';
import { saveRule } from './save-rule.ts';

interface RuleDialogProps {
  /** Undefined for a new one. */
  rule: ExportRuleRow | undefined;
  territories: RuleTable['territories'];
  today: JapanDay;
  onClose: () => void;
}

/** R96: one rule, by an owner. It is ended by its last day, never removed. */
export function RuleDialog({ rule, territories, today, onClose }: RuleDialogProps) {
  const text = useText();
  const form = useDialogForm<RuleForm>({
    initial: useState(() => ruleFormOf(rule, today))[0],
    faultsOf: ruleFaults,
    send: async (values) => {
      const reply = await saveRule(rule, ruleIn(values, rule));
      if (!reply.ok) return reply.refusal;
      toast({ tone: 'good', title: text('eligibility.rule.saved') });
      onClose();
      return undefined;
    },
  });
  const { values, set, errorOf } = form;
  const choices = values.drives === 'other' ? [...driveChoices, 'other' as const] : driveChoices;
  const day = (name: 'validFrom' | 'validTo' | 'sourceDate', hint?: string) => (
    <Field
      label={text(`eligibility.rule.${name}`)}
      hint={hint}
      placeholder={text('eligibility.date.form')}
      inputMode="numeric"
      autoComplete="off"
      {...form.field(name)}
      onChange={({ target }) => set(name, typedDate(target.value))}
    />
  );
  return (
    <FormDialog
      {...form.frame}
      size="l"
      onClose={onClose}
      title={text(rule ? 'eligibility.rule.change' : 'eligibility.rule.add')}
      action={text('eligibility.rule.save')}
    >
      <div className={styles.fields}>
        <SelectField
          label={text('eligibility.rule.territory')}
          value={values.territory}
          error={errorOf('territory')}
          onChange={({ target }) => set('territory', target.value)}
        >
          <option value="">{text('eligibility.choose')}</option>
          {territories.map(({ territory, name }) => (
            <option key={territory} value={territory}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={text('eligibility.rule.category')}
          value={values.category}
          onChange={({ target }) => set('category', target.value as RuleForm['category'])}
        >
          {exportCategories.map((category) => (
            <option key={category} value={category}>
              {text(`eligibility.category.${category}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={text('eligibility.rule.drives')}
          value={values.drives}
          onChange={({ target }) => set('drives', target.value as RuleForm['drives'])}
        >
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {text(`eligibility.drives.${choice || 'any'}`)}
            </option>
          ))}
        </SelectField>
        <Field
          label={text('eligibility.rule.ccAbove')}
          hint={text('eligibility.rule.any')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          {...form.field('ccAbove')}
        />
        <AmountField
          label={text('eligibility.rule.fobAbove')}
          hint={text('eligibility.rule.fobAbove.hint')}
          value={values.fobAbove}
          onValueChange={(value) => set('fobAbove', value)}
        />
        <div className={styles.days}>
          {day('validFrom')}
          {day('validTo', text('eligibility.rule.validTo.hint'))}
        </div>
        <Field
          className={styles.wide}
          label={text('eligibility.rule.textEn')}
          maxLength={300}
          {...form.field('textEn')}
        />
        <Field
          className={styles.wide}
          label={text('eligibility.rule.textRu')}
          maxLength={300}
          {...form.field('textRu')}
        />
        <Field
          label={text('eligibility.rule.sourceUrl')}
          type="url"
          inputMode="url"
          placeholder="https://"
          maxLength={300}
          {...form.field('sourceUrl')}
        />
        {day('sourceDate')}
      </div>
    </FormDialog>
  );
}
