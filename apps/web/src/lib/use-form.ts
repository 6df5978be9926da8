import { type Faults, hasFaults } from '@seri/domain/field-fault';
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { faultText } from './fault-text.ts';
import type { Refusal } from './refusal.ts';
import { useText } from './text.ts';

type NameOf<Values> = keyof Values & string;
type TextNameOf<Values> = { [Name in NameOf<Values>]: Values[Name] extends string ? Name : never }[NameOf<Values>];

interface FormOptions<Values extends object> {
  initial: Values;
  /** The rules, which the server applies too. */
  faultsOf: (values: Values) => Faults<NameOf<Values>>;
  /** undefined when all went well. */
  send: (values: Values) => Promise<Refusal | undefined>;
  /** When a field is checked: with the whole form on submit only, or also when it is left. */
  checks?: 'submit' | 'blur';
  /** Names by which the server's 422 speaks of fields, where they differ from ours. */
  fieldNames?: Readonly<Record<string, NameOf<Values>>>;
}

/** The values of a form, what is wrong with them, and what came of sending them. Changing a value clears its fault. */
export function useForm<Values extends object>(options: FormOptions<Values>) {
  type Name = NameOf<Values>;
  const { initial, faultsOf, send, checks = 'submit', fieldNames = {} } = options;
  const text = useText();
  const [values, setValues] = useState(initial);
  const [faults, setFaults] = useState<Faults<Name>>({});
  const [refusal, setRefusal] = useState<Refusal>();
  const [isPending, setPending] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  // The first fault takes the focus, once it is on the page.
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  function refuse(found: Faults<Name>): void {
    setFaults(found);
    setTries((count) => count + 1);
  }

  /** What the server finds wrong stands at its field; what belongs to none is said above the form. */
  function takeRefusal(no: Refusal): void {
    if (no.code !== 'FIELDS') return setRefusal(no);
    const named = Object.entries(no.data.fields).map(([name, fault]) => [fieldNames[name] ?? name, fault] as const);
    const known = named.filter(([name]) => name in values);
    if (known.length < named.length) setRefusal(no);
    return refuse(Object.fromEntries(known) as Faults<Name>);
  }

  async function sendValues(sent: Values): Promise<void> {
    const found = faultsOf(sent);
    setRefusal(undefined);
    if (hasFaults(found)) return refuse(found);
    setFaults({});
    setPending(true);
    const no = await send(sent).finally(() => setPending(false));
    return no && takeRefusal(no);
  }

  function set<N extends Name>(name: N, value: Values[N]): void {
    setValues((former) => ({ ...former, [name]: value }));
    setFaults(({ [name]: _, ...others }) => others as Faults<Name>);
    setRefusal(undefined);
  }

  function leave(name: Name): void {
    if (checks === 'blur') setFaults((former) => ({ ...former, [name]: faultsOf(values)[name] }));
  }

  const errorOf = (name: Name) => faultText(text, faults[name]);

  return {
    values,
    refusal,
    isPending,
    hasFaults: hasFaults(faults),
    set,
    leave,
    errorOf,
    /** Takes other values at once, and sends them if told to. */
    replace: (next: Values, andSend = false) => {
      setValues(next);
      setFaults({});
      setRefusal(undefined);
      if (andSend) void sendValues(next);
    },
    /** What a text field needs. */
    field: (name: TextNameOf<Values>) => ({
      name,
      value: values[name] as string,
      error: errorOf(name),
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.value as Values[typeof name]),
      onBlur: () => leave(name),
    }),
    form: {
      ref: element,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        if (!isPending) void sendValues(values);
      },
    },
  };
}
