import { type Done, success } from '@seri/contract/common.schema';
import type { NoteBody } from '@seri/contract/lots.schema';
import type { Acting } from '../../platform/http/acting.ts';
import { holdLot } from './lots.command.ts';

/** R43: writes the note of a lot. */
export function saveNote(acting: Acting, { carId }: NoteBody): Promise<Done> {
  return acting.transaction(async (tx) => {
    await holdLot(tx, carId);
    return success;
  });
}
