import { type Faults, type FieldFault, hasFaults } from '@seri/domain/common/field-fault';
import { type ChangeEvent, type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
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
  /** Whether the values go once they are sent: nobody looks at a password afterwards. */
  clears?: boolean;
  /** Somebody begins to fill it in. */
  onEnter?: () => void;
}

/** The values of a form, what is wrong with them, and what came of sending them. Changing a value clears its fault. */
export function useForm<Values extends object>(options: FormOptions<Values>) {
  type Name = NameOf<Values>;
  const { initial, faultsOf, send, checks = 'submit', fieldNames = {}, clears = false, onEnter } = options;
  const text = useText();
  const [values, setValues] = useState(initial);
  const [faults, setFaults] = useState<Faults<Name>>({});
  const [refusal, setRefusal] = useState<Refusal>();
  const [state, setState] = useState<'open' | 'pending' | 'sent'>('open');
  const { element, tries, focusFault } = useFirstFault();

  function begin(next: Faults<Name>): void {
    setFaults(next);
    setRefusal(undefined);
    setState((was) => (was === 'pending' ? was : 'open'));
  }

  async function sendValues(sent: Values): Promise<void> {
    const found = faultsOf(sent);
    begin(found);
    if (hasFaults(found)) return focusFault();
    setState('pending');
    const no = await send(sent).finally(() => setState('open'));
    if (no) return takeRefusal(no);
    if (clears) setValues(initial);
    return setState('sent');
  }

  function takeRefusal(no: Refusal): void {
    const { known, hasMore } = faultsIn(no, values, fieldNames);
    setFaults(known);
    if (hasMore) setRefusal(no);
    if (hasFaults(known)) focusFault();
  }

  function set<N extends Name>(name: N, value: Values[N]): void {
    setValues((former) => ({ ...former, [name]: value }));
    begin({ ...faults, [name]: undefined });
  }

  function leave(name: Name, { relatedTarget }: FocusEvent): void {
    // The button checks the whole form; an error that came under its press would push it away.
    const isSubmitted = relatedTarget instanceof Element && relatedTarget.matches('[type="submit"]');
    if (checks === 'blur' && !isSubmitted) setFaults((former) => ({ ...former, [name]: faultsOf(values)[name] }));
  }

  const errorOf = (name: Name) => faultText(text, faults[name]);

  return {
    values,
    refusal,
    isPending: state === 'pending',
    /** All went well, and nothing was changed since. */
    isSent: state === 'sent',
    hasFaults: hasFaults(faults),
    /** Sent with required fields left empty, and some still are. */
    isIncomplete: tries > 0 && Object.values<FieldFault | undefined>(faults).some((f) => f?.problem === 'required'),
    set,
    leave,
    errorOf,
    /** Takes other values at once, and sends them if told to. */
    replace: (next: Values, andSend = false) => {
      setValues(next);
      begin({});
      if (andSend) void sendValues(next);
    },
    /** What a text field needs. */
    field: (name: TextNameOf<Values>) => ({
      name,
      value: values[name] as string,
      error: errorOf(name),
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.value as Values[typeof name]),
      onBlur: (event: FocusEvent) => leave(name, event),
    }),
    form: {
      ref: element,
      noValidate: true,
      onFocus: onEnter,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        if (state !== 'pending') void sendValues(values);
      },
    },
  };
}

/** What the server finds wrong stands at its field; what belongs to none is said above the form. */
export function faultsIn<Values extends object>(
  no: Refusal,
  values: Values,
  fieldNames: Readonly<Record<string, NameOf<Values>>>,
): { known: Faults<NameOf<Values>>; hasMore: boolean } {
  if (no.code !== 'FIELDS') return { known: {}, hasMore: true };
  const named = Object.entries(no.data.fields).map(([name, fault]) => [fieldNames[name] ?? name, fault] as const);
  const known = named.filter(([name]) => name in values);
  return { known: Object.fromEntries(known) as Faults<NameOf<Values>>, hasMore: known.length < named.length };
}

/** The first fault takes the focus, once it is on the page. */
function useFirstFault() {
  const element = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  return { element, tries, focusFault: () => setTries((count) => count + 1) };
}
