import { type Faults, type FieldFault, hasFaults } from '@seri/domain/common/field-fault';
import { type ChangeEvent, type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { faultText } from '../calls/fault-text.ts';
import type { CallRefusal } from '../calls/refusal.ts';
import { useText } from '../language/text.ts';

type NameOf<Values> = keyof Values & string;
type TextNameOf<Values> = { [Name in NameOf<Values>]: Values[Name] extends string ? Name : never }[NameOf<Values>];

export interface FormOptions<Values extends object> {
  initial: Values;
  /** Validates the values by the rules that the server applies too. */
  faultsOf: (values: Values) => Faults<NameOf<Values>>;
  send: (values: Values) => Promise<CallRefusal | undefined>;
  /** A field is checked on submit only, or also on blur. */
  checks?: 'submit' | 'blur';
  /** Maps field names in the server's 422 to ours, where they differ. */
  fieldNames?: Readonly<Record<string, NameOf<Values>>>;
  /** Clears the values once they are sent, as for passwords. */
  clears?: boolean;
  onEnter?: () => void;
}

/** State of a form: its values, their faults and the result of sending. Changing a value clears its fault. */
export function useForm<Values extends object>(options: FormOptions<Values>) {
  type Name = NameOf<Values>;
  const { initial, faultsOf, send, checks = 'submit', fieldNames = {}, clears = false, onEnter } = options;
  const text = useText();
  const [values, setValues] = useState(initial);
  const [faults, setFaults] = useState<Faults<Name>>({});
  const [refusal, setRefusal] = useState<CallRefusal>();
  const [state, setState] = useState<'open' | 'pending' | 'sent'>('open');
  const { element, tries, focusFault } = useFirstFault();

  function showFaults(next: Faults<Name>): void {
    setFaults(next);
    setRefusal(undefined);
    setState((current) => (current === 'pending' ? current : 'open'));
  }

  async function sendValues(submitted: Values): Promise<void> {
    const found = faultsOf(submitted);
    showFaults(found);
    if (hasFaults(found)) return focusFault();
    setState('pending');
    const refused = await send(submitted).finally(() => setState('open'));
    if (refused) return takeRefusal(refused);
    if (clears) setValues(initial);
    return setState('sent');
  }

  function takeRefusal(refused: CallRefusal): void {
    const { known, hasMore } = faultsIn(refused, values, fieldNames);
    setFaults(known);
    if (hasMore) setRefusal(refused);
    if (hasFaults(known)) focusFault();
  }

  function set<N extends Name>(name: N, value: Values[N]): void {
    setValues((former) => ({ ...former, [name]: value }));
    showFaults({ ...faults, [name]: undefined });
  }

  function leave(name: Name, { relatedTarget }: FocusEvent): void {
    // The submit button checks the whole form. An error that appeared now would move the button away from the pointer.
    const isSubmitted = relatedTarget instanceof Element && relatedTarget.matches('[type="submit"]');
    if (checks === 'blur' && !isSubmitted) setFaults((former) => ({ ...former, [name]: faultsOf(values)[name] }));
  }

  const errorOf = (name: Name) => faultText(text, faults[name]);

  return {
    values,
    refusal,
    isPending: state === 'pending',
    /** Sent successfully, and nothing has changed since. */
    isSent: state === 'sent',
    hasFaults: hasFaults(faults),
    /** Submitted with empty required fields, and some are still empty. */
    isIncomplete: tries > 0 && Object.values<FieldFault | undefined>(faults).some((f) => f?.problem === 'required'),
    set,
    leave,
    errorOf,
    replace: (next: Values, andSend = false) => {
      setValues(next);
      showFaults({});
      if (andSend) void sendValues(next);
    },
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

/** Splits a refusal into faults of known fields; `hasMore` means that the form must show the rest itself. */
export function faultsIn<Values extends object>(
  refused: CallRefusal,
  values: Values,
  fieldNames: Readonly<Record<string, NameOf<Values>>>,
): { known: Faults<NameOf<Values>>; hasMore: boolean } {
  if (refused.code !== 'FIELDS') return { known: {}, hasMore: true };
  const named = Object.entries(refused.data.fields).map(([name, fault]) => [fieldNames[name] ?? name, fault] as const);
  const known = named.filter(([name]) => name in values);
  return { known: Object.fromEntries(known) as Faults<NameOf<Values>>, hasMore: known.length < named.length };
}

/** Focuses the first invalid field once it has rendered. */
function useFirstFault() {
  const element = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  return { element, tries, focusFault: () => setTries((count) => count + 1) };
}
