import { expect, test } from 'vitest';
import type { LiveSocket } from './channels.ts';
import { writeStraight } from './write-straight.ts';

const frame = Buffer.from('said');

function written({ readyState = 'open', writeBuffer = [] as string[], hasWay = true }) {
  const sent: Buffer[] = [];
  const sender = { sendFrame: (pieces: Buffer[]) => void sent.push(...pieces) };
  const transport = { socket: hasWay ? { _sender: sender } : {} };
  const socket = { conn: { readyState, writeBuffer, transport } } as unknown as LiveSocket;
  return { isWritten: writeStraight(socket, frame), sent };
}

test('where nothing waits, what is said is written at once, in one piece', () => {
  expect(written({})).toEqual({ isWritten: true, sent: [frame] });
});

test.each([
  ['something waits in the queue, which it may not overtake', { writeBuffer: ['ping'] }],
  ['the connection is closing', { readyState: 'closing' }],
  ['the websocket has no such way', { hasWay: false }],
])('nothing is written where %s', (_case, conn) => {
  expect(written(conn)).toEqual({ isWritten: false, sent: [] });
});
