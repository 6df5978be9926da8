import type { Faults } from '@seri/domain/common/field-fault';
import { typedDate } from '@seri/domain/time/date-text';
import { isJapanDay, type JapanDay } from '@seri/domain/time/japan-time';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { useDialogForm } from '../../../lib/forms/use-dialog-form.ts';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { toast } from '../../../ui/passing/toast.ts';
import { placesQuery } from '../../eligibility/destination/places.query.ts';
import type { PurchaseDetails } from '../list/purchases.ts';
import styles from './way.module.css';
import { openVoyagesQuery } from '../../voyages/voyages.query.ts';
import { type ShipChoice, shipChoices } from './ship-choice.ts';
import { banText } from './ban-text.ts';
import { sendLogistics } from './send-move.ts';
import { NumberFields, type NumbersForm, numberFaultsOf, numbersIn, numbersOf } from './number-fields.tsx';
import type { WayField } from './way-ask.ts';

const days = ['yardArrivalEta', 'etd', 'eta'] as const;
/** In pairs, as they stand side by side: the yard, the ports, the ship, its days. */
const fields = [
  'stockYard',
  'yardArrivalEta',
  'exportPort',
  'dischargePort',
  'shippingLine',
  'voyage',
  'etd',
  'eta',
] as const;
const isDay = (name: (typeof fields)[number]): name is (typeof days)[number] => days.some((day) => day === name);

type LogisticsForm = NumbersForm & Record<(typeof fields)[number] | 'destinationCode' | 'note' | 'ship', string>;

function formOf({ logistics, note, ship }: PurchaseDetails): LogisticsForm {
  const { yardArrivalEta, etd, eta, stockYard, exportPort, dischargePort, shippingLine, voyage } = logistics;
  return {
    stockYard,
    exportPort,
    dischargePort,
    shippingLine,
    voyage,
    note,
    ...numbersOf(logistics),
    yardArrivalEta: yardArrivalEta ?? '',
    etd: etd ?? '',
    eta: eta ?? '',
    destinationCode: logistics.destinationCode ?? '',
    ship: ship ? `${ship.loadCallId}-${ship.dischargeCallId}` : '',
  };
}

function logisticsFaults(form: LogisticsForm): Faults<keyof LogisticsForm> {
  const wrong = days.filter((name) => form[name] !== '' && !isJapanDay(form[name]));
  return {
    ...Object.fromEntries(wrong.map((name) => [name, { problem: 'invalid' as const }])),
    ...numberFaultsOf(form),
  };
}

/** R98: a fact that the ship tells is changed by choosing another ship. */
function startOf(field: WayField | undefined, ship: ShipChoice | undefined): keyof LogisticsForm | undefined {
  if (field === undefined) return undefined;
  if (field === 'destination') return 'destinationCode';
  return ship && field in ship.words ? 'ship' : field;
}

interface LogisticsDialogProps {
  purchase: PurchaseDetails;
  /** The fact whose field has the focus at first. */
  field?: WayField | undefined;
  onClose: () => void;
}

/** R97: where the car stands and how it goes, with the note for its buyer. */
export function LogisticsDialog({ purchase: latest, field, onClose }: LogisticsDialogProps) {
  const text = useText();
  const language = useLanguage();
  const { data } = useQuery(placesQuery);
  const { data: ships } = useQuery(openVoyagesQuery);
  // Later versions are ignored, so that the server refuses to overwrite what a colleague has saved meanwhile.
  const [purchase] = useState(latest);
  const [initial] = useState(() => formOf(purchase));
  const choices = shipChoices(ships?.list ?? [], purchase, language);
  const form = useDialogForm<LogisticsForm>({
    initial,
    faultsOf: logisticsFaults,
    reasonOf: (_, refusal) => banText(text, language, refusal),
    send: async ({ ship: shipKey, ...values }) => {
      const calls = choices.find(({ key }) => key === shipKey)?.calls;
      const isSamePlace = values.destinationCode === initial.destinationCode;
      const dayIn = (name: (typeof days)[number]) => (values[name] || null) as JapanDay | null;
      const reply = await sendLogistics({
        ...values,
        ...numbersIn(values),
        id: purchase.carDetail.id,
        loadCallId: calls?.load ?? null,
        dischargeCallId: calls?.discharge ?? null,
        version: purchase.version,
        yardArrivalEta: dayIn('yardArrivalEta'),
        etd: dayIn('etd'),
        eta: dayIn('eta'),
        destinationCode: values.destinationCode || null,
        // The server names another place.
        destination: isSamePlace ? purchase.logistics.destination : '',
      });
      if (!reply.ok) return reply.refusal;
      toast({ tone: 'good', title: text('way.logistics.saved') });
      onClose();
      return undefined;
    },
  });
  const { values, set } = form;
  const start = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const [startsAt] = useState(() =>
    startOf(
      field,
      choices.find(({ key }) => key === initial.ship),
    ),
  );
  const startRef = (name: keyof LogisticsForm) => ({ ref: name === startsAt ? start : null });
  const chosen = choices.find(({ key }) => key === values.ship);
  /** R98: what the ship tells is read from it. */
  const told = (name: keyof LogisticsForm) =>
    chosen && name in chosen.words ? { fixed: true, value: chosen.words[name as keyof ShipChoice['words']] } : {};
  // Without its ship the car would keep the name and the days of the ship as words of its own.
  const chooseShip = (ship: string) => {
    const left = ship === '' ? { voyage: '', shippingLine: '', etd: '', eta: '' } : {};
    form.replace({ ...values, ...left, ship });
  };
  const abroad = data?.places.filter(({ territory }) => territory !== 'jp') ?? [];
  return (
    <FormDialog
      {...form.frame}
      size="l"
      initialFocus={start}
      onClose={onClose}
      title={text('way.logistics')}
      action={text('way.logistics.save')}
      idle={JSON.stringify(values) === JSON.stringify(initial)}
    >
      <div className={styles.fields}>
        <SelectField
          {...startRef('ship')}
          className={styles.wide}
          label={text('way.ship')}
          hint={chosen ? text('way.ship.hint') : undefined}
          value={values.ship}
          onChange={({ target }) => chooseShip(target.value)}
        >
          <option value="">{text('way.ship.none')}</option>
          {choices.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </SelectField>
        {fields.map((name) => (
          <Field
            key={name}
            label={text(`purchases.${name}`)}
            autoComplete="off"
            {...(isDay(name)
              ? { placeholder: text('way.date.form'), inputMode: 'numeric' as const }
              : { maxLength: 120 })}
            {...form.field(name)}
            {...told(name)}
            {...startRef(name)}
            onChange={({ target }) => set(name, isDay(name) ? typedDate(target.value) : target.value)}
          />
        ))}
        <SelectField
          {...startRef('destinationCode')}
          className={styles.wide}
          label={text('purchases.destination')}
          value={values.destinationCode}
          onChange={({ target }) => set('destinationCode', target.value)}
        >
          <option value="">{text('way.destination.none')}</option>
          {abroad.map(({ code, name, country }) => (
            <option key={code} value={code}>
              {`${name}, ${country}`}
            </option>
          ))}
        </SelectField>
        <NumberFields form={form} startRef={startRef} />
        <Field className={styles.wide} label={text('purchases.note')} maxLength={2000} {...form.field('note')} />
      </div>
    </FormDialog>
  );
}
