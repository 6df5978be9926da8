import { nextSorting, type Sorting } from '@seri/domain/catalogue/listing';
import { formatPhone } from '@seri/domain/people/phone';
import { Columns3, Download, List, Rows3 } from 'lucide-react';
import { useState } from 'react';
import { AmountField } from '../inputs/amount-field.tsx';
import { Button } from '../frame/button.tsx';
import { ButtonLink } from '../frame/button-link.tsx';
import { Check } from '../fields/check.tsx';
import { Chip } from '../figures/chip.tsx';
import { Field } from '../fields/field.tsx';
import { Radio } from '../inputs/radio.tsx';
import { Segmented } from '../frame/segmented.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { SortMenu } from '../tables/sort-menu.tsx';
import { Switch } from '../fields/switch.tsx';
import { TextArea } from '../inputs/text-area.tsx';
import styles from './gallery.module.css';
import type { Samples } from './samples.ts';
import { Line, Section } from './section.tsx';

export function ButtonsSection({ t }: { t: Samples }) {
  const [isOn, setOn] = useState(true);
  const [rows, setRows] = useState(20);
  const [view, setView] = useState('table');
  const [sorting, setSorting] = useState<Sorting<'year'>>();
  return (
    <Section title={t.buttons}>
      <Line>
        <Button kind="primary">{t.placeBid}</Button>
        <Button>{t.close}</Button>
        <Button kind="outline">{t.bid}</Button>
        <Button kind="danger">{t.cancelBid}</Button>
        <Button kind="bare">{t.saveSearch}</Button>
        <Button disabled>{t.continue}</Button>
        <Button icon={<Download aria-hidden="true" />} label={t.download} />
        <Button kind="primary" size="s">
          {t.small}
        </Button>
      </Line>
      <Line>
        <Button kind="primary" pending>
          {t.saving}
        </Button>
        <Button pending>{t.saving}</Button>
        <Button data-hover="">{t.close}</Button>
        <Button aria-pressed={isOn} onClick={() => setOn(!isOn)}>
          {t.autobid}
        </Button>
        <ButtonLink href="#lot" kind="outline">
          {t.link}
        </ButtonLink>
        <Segmented
          label={t.rows}
          value={rows}
          options={[20, 50, 70].map((value) => ({ value, label: value }))}
          onChange={setRows}
        />
        <SortMenu
          sorts={[{ sort: 'year', label: t.sortYear }]}
          sorting={sorting}
          unsorted={t.unsorted}
          onSort={(sort) => setSorting(sort && nextSorting(sorting, sort))}
        />
        <Segmented
          label={t.view}
          value={view}
          options={[
            { value: 'table', label: <Columns3 aria-hidden="true" />, name: `${t.view} 1` },
            { value: 'list', label: <List aria-hidden="true" />, name: `${t.view} 2` },
            { value: 'cards', label: <Rows3 aria-hidden="true" />, name: `${t.view} 3` },
          ]}
          onChange={setView}
        />
      </Line>
      <Button kind="primary" size="touch">
        {t.phone}
      </Button>
    </Section>
  );
}

export function FieldsSection({ t }: { t: Samples }) {
  const [phone, setPhone] = useState('+7 (914) 555-0');
  const [amount, setAmount] = useState<number | null>(2_325_000);
  return (
    <Section title={t.fields}>
      <div className={styles.fields}>
        <Field label={t.fullName} placeholder={t.name} />
        <Field label={t.city} defaultValue={t.cityValue} />
        <SelectField label={t.export} defaultValue="FOB">
          <option>FOB</option>
          <option>CIF</option>
        </SelectField>
        <Field
          label={t.mobile}
          type="tel"
          error={t.mobileError}
          value={phone}
          onChange={(event) => setPhone(formatPhone(event.target.value))}
        />
        <Field label={t.password} type="password" defaultValue="seri-demo" hint={t.passwordHint} autoComplete="off" />
        <Field label={t.email} fixed defaultValue="client@demo.seri" />
        <AmountField label={t.amount} value={amount} onValueChange={setAmount} />
        <TextArea label={t.note} defaultValue={t.noteValue} rows={3} />
        <div className={styles.wide}>
          <AmountField
            label={t.amountStep}
            value={amount}
            onValueChange={setAmount}
            step={5000}
            min={5000}
            hint={t.amountHint}
          />
        </div>
      </div>
      <ChoicesLines t={t} />
    </Section>
  );
}

function ChoicesLines({ t }: { t: Samples }) {
  const [choice, setChoice] = useState('one');
  return (
    <>
      <Line loose>
        <Check label={t.checked} defaultChecked />
        <Check label={t.some} indeterminate />
        <Check label={t.none} />
        <Radio label={t.one} checked={choice === 'one'} onChange={() => setChoice('one')} />
        <Radio label={t.other} checked={choice === 'other'} onChange={() => setChoice('other')} />
        <Switch label={t.on} defaultChecked />
        <Switch label={t.off} />
      </Line>
      <Line loose>
        <Check label={t.terms} error={t.termsError} />
        <Chip onRemove={() => {}}>2015–2022</Chip>
        <Chip kills onRemove={() => {}}>
          {t.manual}
        </Chip>
        <Chip>≤ 140 000 km</Chip>
      </Line>
    </>
  );
}
