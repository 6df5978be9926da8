import { isOpenBid } from '@seri/domain/bids/bid-statuses';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CallRefusal } from '../../../lib/refusal.ts';
import { useForm } from '../../../lib/use-form.ts';
import { may } from '../../identity/model/session-state.ts';
import { useProfile } from '../../identity/model/session.ts';
import { saveEdit } from '../api/desk-save-edit.ts';
import { newerOf } from '../api/desk-settle.ts';
import { tellFault } from '../api/desk-tell.ts';
import type { TrackedBid } from '../model/bids.ts';
import { useDesk } from '../model/desk.ts';
import {
  draftOf,
  dropDraft,
  editFaults,
  editOf,
  type EditName,
  type EditValues,
  keepDraft,
  untouched,
  valuesOf,
} from '../model/desk-edit.ts';
import type { DeskFault } from '../model/desk-queue.ts';

/** The wire's names, where the fields have others. */
const fieldNames: Readonly<Record<string, EditName>> = { bidGroup: 'group', adjustmentPrice: 'adjustment' };

/** R59: the values of a bid while they are changed; over what somebody else made of it meanwhile only by hand. */
export function useDeskEdit(bid: TrackedBid) {
  const desk = useDesk();
  const profile = useProfile();
  const shown = { adjustment: may(profile, 'adjustmentPriceShow'), exportType: may(profile, 'exportTypeShow') };
  const [newer, setNewer] = useState<NonNullable<ReturnType<typeof newerOf>>>();
  const [fault, setFault] = useState<DeskFault>();
  const isSaved = useRef(false);
  const standing = newer ?? bid;
  const [opened] = useState(desk.dialog.get);
  const isOpen = () => desk.dialog.get() === opened;

  const send = async (values: EditValues): Promise<CallRefusal | undefined> => {
    const edit = editOf(standing, values, shown);
    if (!edit) return close();
    const reply = await saveEdit({ ...bid, version: standing.version }, edit);
    if (reply.ok) {
      isSaved.current = true;
      return isOpen() ? close() : undefined;
    }
    // Who has closed it is told all the same.
    if (!isOpen()) {
      tellFault(bid, reply);
      return undefined;
    }
    const now = newerOf(reply);
    if (now) follow(values, now);
    else if (reply.refusal?.code === 'FIELDS') return reply.refusal;
    else if (reply.refusal?.code !== 'NOT_SIGNED_IN') setFault(reply);
    return undefined;
  };
  const follow = (values: EditValues, now: NonNullable<typeof newer>) => {
    for (const name of untouched(values, standing)) form.set(name, valuesOf(now)[name]);
    setNewer(now);
  };
  const form = useForm<EditValues>({
    initial: draftOf(bid.bidId) ?? valuesOf(bid),
    faultsOf: editFaults,
    send,
    fieldNames,
  });
  const close = (): undefined => desk.dialog.set(undefined) as undefined;
  const leave = useEffectEvent(() => (isSaved.current ? dropDraft() : keepDraft(bid.bidId, form.values)));
  useEffect(() => () => leave(), []);
  return {
    form,
    shown,
    /** What stands by now, where it is not what was seen. */
    newer,
    /** It has ended meanwhile: nothing of it is changed any more. */
    isOver: !isOpenBid(standing.bidStatus),
    fault,
    close,
    clearFault: () => setFault(undefined),
  };
}
