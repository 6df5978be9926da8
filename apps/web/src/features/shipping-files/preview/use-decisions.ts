import { useState } from 'react';
import { reactToRefusal } from '../../../lib/calls/on-refusal.ts';
import type { CallRefusal } from '../../../lib/calls/refusal.ts';
import { useText } from '../../../lib/language/text.ts';
import { isOutdated } from '../list-words.ts';
import type { ChangeOfRow, ChangeOfShip, ForwarderList, RowOfList, ShipOfList } from '../shipping-files.ts';
import { askForList, type RowDecision, sendDecision, showList, showRow } from './decisions.ts';

export interface Decisions {
  choose: (row: RowOfList) => void;
  takeOfRow: (row: RowOfList, change: ChangeOfRow) => void;
  takeOfShip: (ship: ShipOfList, change: ChangeOfShip) => void;
  /** One of the purchases that a row may be about. */
  chooseCar: (row: RowOfList, purchaseId: number) => void;
  chooseAll: (which: 'safe' | 'none') => void;
  isChoosingAll: boolean;
}

/** R102: ticks are shown at once, and go back with the reason if the server refuses them. */
export function useDecisions(list: ForwarderList, onRefused: (refusal: CallRefusal) => void): Decisions {
  const text = useText();
  const [isChoosingAll, setIsChoosingAll] = useState(false);
  const { id } = list;
  const tell = (refusal: CallRefusal) => {
    if (isOutdated(refusal)) onRefused(refusal);
    else reactToRefusal(text, refusal);
    void askForList();
  };
  const tick = async (show: (isTicked: boolean) => void, isTicked: boolean, decision: Partial<RowDecision>) => {
    show(isTicked);
    const refusal = await sendDecision(list, { rows: [], ships: [], ...decision });
    if (!refusal) return;
    show(!isTicked);
    tell(refusal);
  };
  /** Other rows come of these, so they wait for the server. */
  const decide = async (decision: Partial<RowDecision>) => {
    const refusal = await sendDecision(list, { rows: [], ships: [], ...decision });
    if (refusal) tell(refusal);
    else await askForList();
  };
  return {
    choose: (row) => {
      const { place } = row;
      const show = (isChosen: boolean) => {
        showRow(id, place, (held) => ({ ...held, isChosen }));
        showList(id, (held) => ({
          ...held,
          counts: { ...held.counts, chosen: held.counts.chosen + (isChosen ? 1 : -1) },
        }));
      };
      const isChosen = !row.isChosen;
      void tick(show, isChosen, { rows: [{ place, isChosen }] });
    },
    takeOfRow: ({ place, changes }, { field, isTaken }) => {
      const set = (isNowTaken: boolean) => (one: ChangeOfRow) =>
        one.field === field ? { ...one, isTaken: isNowTaken } : one;
      const show = (isNowTaken: boolean) =>
        showRow(id, place, (held) => ({ ...held, changes: held.changes.map(set(isNowTaken)) }));
      const take = changes.map(set(!isTaken)).filter((one) => one.isTaken);
      void tick(show, !isTaken, { rows: [{ place, take: take.map((one) => one.field) }] });
    },
    takeOfShip: ({ place, changes }, { field, port, isTaken }) => {
      const set = (isNowTaken: boolean) => (one: ChangeOfShip) =>
        one.field === field && one.port === port ? { ...one, isTaken: isNowTaken } : one;
      const show = (isNowTaken: boolean) =>
        showList(id, (held) => ({
          ...held,
          ships: held.ships.map((ship) =>
            ship.place === place ? { ...ship, changes: ship.changes.map(set(isNowTaken)) } : ship,
          ),
        }));
      const take = changes.map(set(!isTaken)).filter((one) => one.isTaken);
      void tick(show, !isTaken, {
        ships: [{ place, take: take.map((one) => ({ field: one.field, port: one.port })) }],
      });
    },
    chooseCar: ({ place }, purchaseId) => void decide({ rows: [{ place, purchaseId }] }),
    chooseAll: (choose) => {
      setIsChoosingAll(true);
      void decide({ choose }).finally(() => setIsChoosingAll(false));
    },
    isChoosingAll,
  };
}
