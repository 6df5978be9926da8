export const headers = {
  /** The caller's live connection, which gets an echo instead of the event of its own change. */
  socketId: 'socket-id',
  /** A request with the same key gets the first answer again, for 24 hours. */
  idempotencyKey: 'idempotency-key',
  captcha: 'captcha-token',
  requestId: 'x-request-id',
  /** The answer to a signed-in reader holds every live event up to this number. */
  livePosition: 'live-position',
  /** The number of lines of a streamed answer. */
  lines: 'x-lines',
  /** The approximate number of bytes of a file that is created while it is read. */
  bytes: 'x-bytes',
} as const;

export const cookies = { access: 'access-token', refresh: 'refresh-token', device: 'device' } as const;

export const apiRoot = '/v1';
export const socketPath = '/v1/live';
