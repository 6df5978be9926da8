import type { LiveSocket } from './channels.ts';

/** The part of a socket.io connection that is used here. */
interface RawConnection {
  readyState: string;
  writeBuffer: readonly unknown[];
  transport: { socket?: { _sender?: { sendFrame?: (frame: readonly Buffer[]) => void } } };
}

/**
 * Writes past the queue of socket.io, which would cost each socket as much again as the system call. False if packets wait
 * in that queue, or the connection is closing or has no such sender: then the caller must use the queue.
 */
export function writeStraight({ conn }: LiveSocket, frame: Buffer): boolean {
  const { readyState, writeBuffer, transport } = conn as unknown as RawConnection;
  const { _sender: sender } = transport.socket ?? {};
  if (readyState !== 'open' || writeBuffer.length > 0 || !sender?.sendFrame) return false;
  sender.sendFrame([frame]);
  return true;
}
