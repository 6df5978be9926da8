import { randomBytes } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import { isMainThread } from 'node:worker_threads';

/** The planted leak: a text of so many bytes is kept for each request of the API. */
const bytes = Number(process.env['SOAK_LEAK']);
const kept: string[] = [];
if (isMainThread && process.argv.includes('http'))
  subscribe('http.server.request.start', () => void kept.push(randomBytes(bytes / 2).toString('hex')));
