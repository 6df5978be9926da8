/** Header names both sides agree on. */
export const headers = {
  /** Id of the caller's live connection, which gets no echo of its own change. */
  socketId: 'socket-id',
  /** For 24 hours the same key returns the first answer. */
  idempotencyKey: 'idempotency-key',
  captcha: 'captcha-token',
  requestId: 'x-request-id',
  /** Of an answer that comes line by line: how many there will be. */
  lines: 'x-lines',
  /** Of a file that is made while it is read: how many bytes it will have, nearly. */
  bytes: 'x-bytes',
} as const;

export const cookies = { access: 'access-token', refresh: 'refresh-token', device: 'device' } as const;

export const apiRoot = '/v1';
export const socketPath = '/v1/live';
