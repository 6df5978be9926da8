import type {
  AddVoyageBody,
  CancelVoyageBody,
  ChangeVoyageBody,
  WrittenVoyage,
} from '@seri/contract/shipping/voyages.schema';
import type { Acting } from '../../../platform/http/acting.ts';
import { assertStillHas } from '../../people/clients/clients.command.ts';
import { followVoyages } from './voyages.events.ts';
import { writeCancelledVoyage, writeNewVoyage, writeVoyage } from './write-voyage.command.ts';

/** R98: staff add a ship with the ports at which it calls. */
export function addVoyage(acting: Acting, body: AddVoyageBody): Promise<WrittenVoyage> {
  return acting.transaction(async (tx) => {
    await assertStillHas(tx, acting.actor, 'logistics');
    return writeNewVoyage(tx, acting, body);
  });
}

/** R98: no car is written: a job follows the voyage. */
export function changeVoyage(acting: Acting, body: ChangeVoyageBody): Promise<WrittenVoyage> {
  return acting.transaction(async (tx) => {
    await assertStillHas(tx, acting.actor, 'logistics');
    const written = await writeVoyage(tx, acting, body);
    if (written.version > body.version) await followVoyages(tx, [body.id]);
    return written;
  });
}

/** R98: its cars wait for another one. */
export function cancelVoyage(acting: Acting, body: CancelVoyageBody): Promise<WrittenVoyage> {
  return acting.transaction(async (tx) => {
    await assertStillHas(tx, acting.actor, 'logistics');
    const written = await writeCancelledVoyage(tx, acting, body);
    await followVoyages(tx, [body.id]);
    return written;
  });
}
