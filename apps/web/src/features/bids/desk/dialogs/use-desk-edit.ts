import { isOpenBid } from '@seri/domain/bids/bid-statuses';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CallRefusal } from '../../../../lib/calls/refusal.ts';
import { useText } from '../../../../lib/language/text.ts';
import { useForm } from '../../../../lib/forms/use-form.ts';
import { may } from '../../../identity/session/session-state.ts';
import { useProfile } from '../../../identity/session/session.ts';
import { saveEdit } from '../changes/desk-save-edit.ts';
import { newerStateOf } from '../changes/desk-settle.ts';
import type { ListedBid } from '../../list/bids.ts';
import { useDesk } from '../changes/desk.ts';
import {
  editDraftOf,
  dropEditDraft,
  editFaults,
  editBodyOf,
  type EditName,
  type EditValues,
  keepEditDraft,
  untouchedFields,
  editValuesOf,
} from './desk-edit.ts';
import type { DeskFault } from '../changes/desk-queue.ts';
import { toastDone, toastFault } from '../changes/desk-toasts.ts';

/** Names on the wire that differ from the fields. */
const fieldNames: Readonly<Record<string, EditName>> = { bidGroup: 'group', adjustmentPrice: 'adjustment' };

/** R59: the edit form of a bid. Somebody else's change is overwritten only by a second save. */
export function useDeskEdit(bid: ListedBid) {
  const text = useText();
  const desk = useDesk();
  const profile = useProfile();
  const shown = { adjustment: may(profile, 'adjustmentPriceShow'), exportType: may(profile, 'exportTypeShow') };
  const [newer, setNewer] = useState<NonNullable<ReturnType<typeof newerStateOf>>>();
  const [fault, setFault] = useState<DeskFault>();
  const isSaved = useRef(false);
  const current = newer ?? bid;
  const [opened] = useState(desk.dialog.get);
  const isOpen = () => desk.dialog.get() === opened;

  const send = async (values: EditValues): Promise<CallRefusal | undefined> => {
    const edit = editBodyOf(current, values, shown);
    if (!edit) return close();
    const reply = await saveEdit({ ...bid, version: current.version }, edit);
    if (reply.ok) {
      toastDone(bid, { title: text('bidDesk.edit.done'), undoId: reply.answer.undoId });
      isSaved.current = true;
      return isOpen() ? close() : undefined;
    }
    // After the form was closed, a toast tells of the failure.
    if (!isOpen()) {
      toastFault(bid, reply);
      return undefined;
    }
    const newerState = newerStateOf(reply);
    if (newerState) merge(values, newerState);
    else if (reply.refusal?.code === 'FIELDS') return reply.refusal;
    else if (reply.refusal?.code !== 'NOT_SIGNED_IN') setFault(reply);
    return undefined;
  };
  const merge = (values: EditValues, newerState: NonNullable<typeof newer>) => {
    for (const name of untouchedFields(values, current)) form.set(name, editValuesOf(newerState)[name]);
    setNewer(newerState);
  };
  const form = useForm<EditValues>({
    initial: editDraftOf(bid.bidId) ?? editValuesOf(bid),
    faultsOf: editFaults,
    send,
    fieldNames,
  });
  const close = (): undefined => desk.dialog.set(undefined) as undefined;
  const leave = useEffectEvent(() => (isSaved.current ? dropEditDraft() : keepEditDraft(bid.bidId, form.values)));
  useEffect(() => () => leave(), []);
  return {
    form,
    shown,
    /** The current state, if somebody else changed the bid since the form opened. */
    newer,
    isOver: !isOpenBid(current.bidStatus),
    fault,
    close,
    clearFault: () => setFault(undefined),
  };
}
