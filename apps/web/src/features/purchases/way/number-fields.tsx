import type { Faults } from '@seri/domain/common/field-fault';
import {
  type BlKind,
  blKinds,
  plainContainerNo,
  plainShippingNo,
  type ShippingNumbers,
  shippingNumberFaults,
} from '@seri/domain/purchases/shipping-numbers';
import type { Ref } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { Field, type FieldProps } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import type { PurchaseDetails } from '../list/purchases.ts';

const plain = { bookingNo: plainShippingNo, blNo: plainShippingNo, containerNo: plainContainerNo };

export type NumbersForm = Record<keyof ShippingNumbers | 'blKind', string>;

export const numbersOf = ({ bookingNo, containerNo, blNo, blKind }: PurchaseDetails['logistics']): NumbersForm => ({
  bookingNo,
  containerNo,
  blNo,
  blKind: blKind ?? '',
});

/** The server keeps them in their plain form. */
export const numbersIn = ({ bookingNo, containerNo, blNo, blKind }: NumbersForm) => ({
  bookingNo: plain.bookingNo(bookingNo),
  containerNo: plain.containerNo(containerNo),
  blNo: plain.blNo(blNo),
  blKind: (blKind || null) as BlKind | null,
});

export const numberFaultsOf = (values: NumbersForm): Faults<keyof ShippingNumbers> =>
  shippingNumberFaults(numbersIn(values));

interface NumberFieldsProps {
  form: {
    values: NumbersForm;
    field: (name: keyof ShippingNumbers) => Partial<FieldProps>;
    set: (name: 'blKind', value: string) => void;
  };
  /** Holds the field that has the focus at first. */
  startRef: (name: keyof NumbersForm) => { ref: Ref<HTMLInputElement & HTMLSelectElement> };
}

/** R97: the numbers under which the line knows the car. */
export function NumberFields({ form, startRef }: NumberFieldsProps) {
  const text = useText();
  const numberOf = (name: keyof ShippingNumbers) => (
    <Field
      label={text(`purchases.${name}`)}
      maxLength={40}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      {...form.field(name)}
      {...startRef(name)}
    />
  );
  return (
    <>
      {numberOf('bookingNo')}
      {numberOf('containerNo')}
      {numberOf('blNo')}
      <SelectField
        {...startRef('blKind')}
        label={text('purchases.blKind')}
        value={form.values.blKind}
        onChange={({ target }) => form.set('blKind', target.value)}
      >
        <option value="">{text('way.blKind.none')}</option>
        {blKinds.map((kind) => (
          <option key={kind} value={kind}>
            {text(`purchases.blKind.${kind}`)}
          </option>
        ))}
      </SelectField>
    </>
  );
}
