import { type Faults, hasFaults } from '@seri/domain/common/field-fault';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { faultText } from '../../../lib/fault-text.ts';
import type { CallRefusal } from '../../../lib/refusal.ts';
import { useText } from '../../../lib/text.ts';
import { faultsIn } from '../../../lib/use-form.ts';
import type { LotView } from '../../lots/model/lot-view.ts';
import {
  type BidClient,
  bidFaults,
  type BidFieldName,
  type BidOrder,
  type BidValues,
  valuesOf,
} from '../model/bid-form.ts';
import type { OwnBid } from '../model/own-bid.ts';

/** The wire's names, where the fields have others. */
const fieldNames = { bidGroup: 'group' } as const;

const focusFault = (form: HTMLFormElement | null) => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();

/**
 * The fields of a bid. What nobody has touched says what the open bid says, also when that is changed elsewhere; errors
 * stand from the press of the button until their field is changed.
 */
export function useBidForm(info: LotView['bidInfo'], own: OwnBid, client: BidClient) {
  const text = useText();
  const [touched, setTouched] = useState<Partial<BidValues>>({});
  const [faults, setFaults] = useState<Faults<BidFieldName>>({});
  const [refusals, setRefusals] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const values = { ...valuesOf(own), ...touched };

  // Once the dialog that asked has given the focus back.
  useEffect(() => {
    if (refusals > 0) focusFault(element.current);
  }, [refusals]);

  const clear = (name: BidFieldName) => setFaults((former) => ({ ...former, [name]: undefined }));
  const set = <Name extends keyof BidValues>(name: Name, value: BidValues[Name]) => {
    setTouched((former) => ({ ...former, [name]: value }));
    clear(name);
  };
  const orderOf = (amount: number): BidOrder => ({
    ...values,
    amount,
    bidType: info.exportTypeShow ? values.bidType : null,
    client: client ?? undefined,
    isChange: own.myBid,
  });
  /** R51: with a fault nothing opens, and the first one has the focus. */
  const submit = (
    event: FormEvent<HTMLFormElement>,
    onOrder: (order: BidOrder) => void,
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
      onOrder(
        fixedPrice === undefined ? orderOf(amount) : { ...orderOf(amount), bidType: null, group: null, comment: '' },
      );
  };
  /** What the server finds wrong of these fields stands at them; answers whether there is any. */
  const show = (refusal: CallRefusal): boolean => {
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
    show,
    errorOf: (name: BidFieldName) => faultText(text, faults[name]),
    reset: () => setTouched({}),
  };
}
