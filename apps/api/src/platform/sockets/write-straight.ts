import type { LiveSocket } from './channels.ts';

/** As much of what lies beneath a socket of socket.io as is used here. */
interface Wire {
  readyState: string;
  writeBuffer: readonly unknown[];
  transport: { socket?: { _sender?: { sendFrame?: (frame: readonly Buffer[]) => void } } };
}

/**
 * Past the queue of socket.io, which costs each socket of a crowd as much again as what its system call does. Answers false
 * where something waits in that queue, the connection is closing or has no such way: then it is for the queue.
 */
export function writeStraight({ conn }: LiveSocket, frame: Buffer): boolean {
  const { readyState, writeBuffer, transport } = conn as unknown as Wire;
  const { _sender: sender } = transport.socket ?? {};
  if (readyState !== 'open' || writeBuffer.length > 0 || !sender?.sendFrame) return false;
  sender.sendFrame([frame]);
  return true;
}
