import { expect, test } from 'vitest';
import type { LiveSocket } from './channels.ts';
import { writeStraight } from './write-straight.ts';

const frame = Buffer.from('said');

function written({ readyState = 'open', writeBuffer = [] as string[], hasSender = true }) {
  const sent: Buffer[] = [];
  const sender = { sendFrame: (pieces: Buffer[]) => void sent.push(...pieces) };
  const transport = { socket: hasSender ? { _sender: sender } : {} };
  const socket = { conn: { readyState, writeBuffer, transport } } as unknown as LiveSocket;
  return { isWritten: writeStraight(socket, frame), sent };
}

test('a frame is written at once, in one piece, if the queue is empty', () => {
  expect(written({})).toEqual({ isWritten: true, sent: [frame] });
});

test.each([
  ['something waits in the queue, which it may not overtake', { writeBuffer: ['ping'] }],
  ['the connection is closing', { readyState: 'closing' }],
  ['the websocket has no such sender', { hasSender: false }],
])('nothing is written when %s', (_case, conn) => {
  expect(written(conn)).toEqual({ isWritten: false, sent: [] });
});
