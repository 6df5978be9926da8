import { type Faults, hasFaults } from '@seri/domain/common/field-fault';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { faultText } from '../../../lib/calls/fault-text.ts';
import type { CallRefusal } from '../../../lib/calls/refusal.ts';
import { useText } from '../../../lib/language/text.ts';
import { faultsIn } from '../../../lib/forms/use-form.ts';
import type { LotView } from '../../lots/page/lot-view.ts';
import {
  type BidClient,
  bidFaults,
  type BidFieldName,
  type BidDraft,
  type BidValues,
  bidValuesOf,
} from './bid-form.ts';
import type { OwnBidView } from '../panel/own-bid.ts';

/** Names on the wire that differ from the fields. */
const fieldNames = { bidGroup: 'group' } as const;

const focusFault = (form: HTMLFormElement | null) => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();

/**
 * A field that nobody touched follows the open bid, also when that changes elsewhere. Faults show from submitting until
 * their field is changed.
 */
export function useBidForm(info: LotView['bidInfo'], own: OwnBidView, client: BidClient) {
  const text = useText();
  const [touched, setTouched] = useState<Partial<BidValues>>({});
  const [faults, setFaults] = useState<Faults<BidFieldName>>({});
  const [refusals, setRefusals] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const values = { ...bidValuesOf(own), ...touched };

  // An effect runs after the closed dialog has given the focus back.
  useEffect(() => {
    if (refusals > 0) focusFault(element.current);
  }, [refusals]);

  const clear = (name: BidFieldName) => setFaults((former) => ({ ...former, [name]: undefined }));
  const set = <Name extends keyof BidValues>(name: Name, value: BidValues[Name]) => {
    setTouched((former) => ({ ...former, [name]: value }));
    clear(name);
  };
  const draftOf = (amount: number): BidDraft => ({
    ...values,
    amount,
    bidType: info.exportTypeShow ? values.bidType : null,
    client: client ?? undefined,
    isChange: own.myBid,
  });
  /** R51: with a fault nothing opens, and the first faulty field is focused. */
  const submit = (
    event: FormEvent<HTMLFormElement>,
    onSubmit: (draft: BidDraft) => void,
    fixedPrice?: number | null,
  ) => {
    event.preventDefault();
    const { client: ofClient, ...ofFields } = bidFaults(values, info, client, own);
    const found = { ...(ofClient && { client: ofClient }), ...(fixedPrice === undefined && ofFields) };
    element.current = event.currentTarget;
    flushSync(() => setFaults(found));
    const amount = fixedPrice ?? values.amount;
    if (hasFaults(found) || amount === null) focusFault(element.current);
    else
      onSubmit(
        fixedPrice === undefined ? draftOf(amount) : { ...draftOf(amount), bidType: null, group: null, comment: '' },
      );
  };
  /** Shows the server's faults at their fields; returns whether there are any. */
  const showFaults = (refusal: CallRefusal): boolean => {
    const { known } = faultsIn(refusal, values, fieldNames);
    if (!hasFaults(known)) return false;
    setFaults(known);
    setRefusals(refusals + 1);
    return true;
  };
  return {
    values,
    set,
    clear,
    submit,
    showFaults,
    errorOf: (name: BidFieldName) => faultText(text, faults[name]),
    reset: () => setTouched({}),
  };
}
