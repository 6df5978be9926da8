import type { InstructionQuery } from '@seri/contract/shipping/shipping-instructions.schema';
import { instructionFileName, instructionSheet } from '@seri/domain/shipping-files/instruction-sheet';
import { japanDay } from '@seri/domain/time/japan-time';
import type { FastifyReply } from 'fastify';
import { logAction } from '../../../platform/action-log.ts';
import type { Actor } from '../../../platform/actor.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readBilling } from '../../people/seller/billing/billing.query.ts';
import { readCarsToShip } from './cars-to-ship.read.ts';
import { writeInstruction } from './write-instruction.ts';

/** R102: the shipping instruction of chosen cars. It goes to somebody outside, so each file is logged before it leaves. */
export async function sendInstruction(
  { clock, database: { db } }: Pick<Platform, 'clock' | 'database'>,
  actor: Actor,
  { purchases, documents }: InstructionQuery,
  reply: FastifyReply,
): Promise<Uint8Array> {
  const ids = [...new Set(purchases.split(',').map(Number))];
  const withDocuments = documents !== undefined;
  const day = japanDay(clock.now());
  const { details } = await readBilling(db);
  const cars = await readCarsToShip(db, actor, ids, details);
  const file = await writeInstruction(instructionSheet(cars, { company: details.legalName, day, withDocuments }));
  await inTransaction(db, (tx) =>
    logAction(tx, {
      accountId: actor.accountId,
      action: 'shipping-instruction.sent',
      subject: `shipping-instruction:${day}`,
      detail: { purchases: ids, documents: withDocuments },
    }),
  );
  reply
    .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${instructionFileName(day)}"`)
    .header('x-content-type-options', 'nosniff');
  return file;
}
