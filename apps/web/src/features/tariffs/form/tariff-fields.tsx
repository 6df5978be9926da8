import {
  bookingMoments,
  clientTiers,
  japanRegions,
  purchaseMethods,
  sizeClasses,
  tariffHows,
  tariffKinds,
} from '@seri/domain/tariffs/tariff';
import { longestNote, longestPlace } from '@seri/domain/tariffs/tariff-faults';
import { typedDate } from '@seri/domain/time/date-text';
import type { MessageId } from '@seri/messages/message-id';
import type { ReactNode } from 'react';
import type { useForm } from '../../../lib/forms/use-form.ts';
import { useText } from '../../../lib/language/text.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { AmountField } from '../../../ui/inputs/amount-field.tsx';
import type { HouseOption } from '../table/tariffs.ts';
import styles from './tariff-dialog.module.css';
import type { TariffForm } from './tariff-form.ts';

type FormOfTariff = ReturnType<typeof useForm<TariffForm>>;
type AmountKey = {
  [Name in keyof TariffForm]: TariffForm[Name] extends number | null ? Name : never;
}[keyof TariffForm];
type TextKey = Exclude<keyof TariffForm, AmountKey>;

interface TariffFieldsProps {
  form: FormOfTariff;
  houses: readonly HouseOption[];
  /** Only the end and the notes may change. */
  isClosed: boolean;
}

export function TariffFields({ form, houses, isClosed }: TariffFieldsProps) {
  const text = useText();
  const { kind, how } = form.values;
  const field = { form };
  return (
    <div className={styles.parts}>
      <Part title={text('tariffs.how')} isClosed={isClosed}>
        <Choice
          {...field}
          name="kind"
          label="tariffs.filter.kind"
          options={tariffKinds}
          textOf={(value) => `tariffs.kind.${value}`}
        />
        <Choice
          {...field}
          name="how"
          label="tariffs.how"
          options={tariffHows}
          textOf={(value) => `tariffs.how.${value}`}
        />
        {how === 'percent_bp' ? (
          <Field
            label={text('tariffs.value.percent_bp')}
            hint={text(kind === 'insurance' ? 'tariffs.percent.hint.insurance' : 'tariffs.percent.hint')}
            inputMode="decimal"
            autoComplete="off"
            {...form.field('percent')}
            error={form.errorOf('percent') ?? form.errorOf('value')}
          />
        ) : (
          <Amount
            {...field}
            name="value"
            label={how === 'per_m3' || how === 'per_day' ? `tariffs.value.${how}` : 'tariffs.value'}
          />
        )}
        <Choice
          {...field}
          name="booksAt"
          label="tariffs.booksAt"
          options={bookingMoments}
          textOf={(value) => `tariffs.booksAt.${value}`}
        />
        {how === 'per_day' && (
          <Field label={text('tariffs.freeDays')} inputMode="numeric" autoComplete="off" {...form.field('freeDays')} />
        )}
        {how !== 'flat' && <Amount {...field} name="least" label="tariffs.least" />}
        {how !== 'flat' && <Amount {...field} name="most" label="tariffs.most" />}
      </Part>
      <Part title={text('tariffs.valid')}>
        <Day {...field} name="validFrom" label="tariffs.validFrom" disabled={isClosed} />
        <Day {...field} name="validTo" label="tariffs.validTo" hint={text('tariffs.validTo.hint')} />
      </Part>
      <Part title={text('tariffs.scope')} hint={text('tariffs.scope.hint')} isClosed={isClosed}>
        <Field label={text('tariffs.account')} inputMode="numeric" autoComplete="off" {...form.field('accountId')} />
        <Choice
          {...field}
          name="clientTier"
          label="tariffs.clientTier"
          options={clientTiers}
          textOf={(value) => `tariffs.clientTier.${value}`}
          isOptional
        />
        <SelectField
          label={text('tariffs.house')}
          name="houseId"
          value={form.values.houseId}
          error={form.errorOf('houseId')}
          onChange={({ target }) => form.set('houseId', target.value)}
        >
          <option value="">{text('tariffs.any')}</option>
          {houses.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <Choice
          {...field}
          name="method"
          label="tariffs.method"
          options={purchaseMethods}
          textOf={(value) => `tariffs.method.${value}`}
          isOptional
        />
        {(['loadPort', 'dischargePort', 'yard', 'line'] as const).map((name) => (
          <Field
            key={name}
            label={text(`tariffs.${name}`)}
            maxLength={longestPlace}
            autoComplete="off"
            {...form.field(name)}
          />
        ))}
        <Choice
          {...field}
          name="region"
          label="tariffs.region"
          options={japanRegions}
          textOf={(value) => `tariffs.region.${value}`}
          isOptional
        />
        <Choice
          {...field}
          name="sizeClass"
          label="tariffs.sizeClass"
          options={sizeClasses}
          textOf={(value) => `tariffs.size.${value}`}
          isOptional
        />
        <Amount {...field} name="priceFrom" label="tariffs.priceFrom" />
        <Amount {...field} name="priceTo" label="tariffs.priceTo" />
      </Part>
      <Part title={text('tariffs.source')}>
        <Field label={text('tariffs.note')} maxLength={longestNote} {...form.field('note')} />
        <Day {...field} name="sourceDate" label="tariffs.sourceDate" />
        <Field
          className={styles.wide}
          label={text('tariffs.sourceUrl')}
          type="url"
          inputMode="url"
          placeholder="https://"
          maxLength={longestNote}
          {...form.field('sourceUrl')}
        />
      </Part>
    </div>
  );
}

interface PartProps {
  title: string;
  hint?: string;
  isClosed?: boolean;
  children: ReactNode;
}

function Part({ title, hint, isClosed, children }: PartProps) {
  return (
    <fieldset disabled={isClosed} className={styles.part}>
      <legend>{title}</legend>
      {hint && <p className={`sub ${styles.wide}`}>{hint}</p>}
      {children}
    </fieldset>
  );
}

interface NamedField<Name> {
  form: FormOfTariff;
  name: Name;
  label: MessageId;
}

interface ChoiceProps<Value extends string> extends NamedField<TextKey> {
  options: readonly Value[];
  textOf: (value: Value) => MessageId;
  /** Its first option is all of them. */
  isOptional?: boolean;
}

function Choice<Value extends string>({ form, name, label, options, textOf, isOptional }: ChoiceProps<Value>) {
  const text = useText();
  return (
    <SelectField
      label={text(label)}
      name={name}
      value={form.values[name]}
      error={form.errorOf(name)}
      onChange={({ target }) => form.set(name, target.value)}
    >
      {isOptional && <option value="">{text('tariffs.any')}</option>}
      {options.map((value) => (
        <option key={value} value={value}>
          {text(textOf(value))}
        </option>
      ))}
    </SelectField>
  );
}

function Amount({ form, name, label }: NamedField<AmountKey>) {
  const text = useText();
  return (
    <AmountField
      label={text(label)}
      name={name}
      value={form.values[name]}
      error={form.errorOf(name)}
      onValueChange={(value) => form.set(name, value)}
    />
  );
}

interface DayProps extends NamedField<'validFrom' | 'validTo' | 'sourceDate'> {
  hint?: string;
  disabled?: boolean;
}

function Day({ form, name, label, hint, disabled }: DayProps) {
  const text = useText();
  return (
    <Field
      label={text(label)}
      hint={hint}
      placeholder={text('tariffs.date.form')}
      inputMode="numeric"
      autoComplete="off"
      disabled={disabled}
      {...form.field(name)}
      onChange={({ target }) => form.set(name, typedDate(target.value))}
    />
  );
}
