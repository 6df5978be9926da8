import { isMainThread } from 'node:worker_threads';
import { paces } from '@seri/api/platform/http/paces';

/** A few visitors stand for many. */
if (isMainThread && process.argv[2] === 'http') for (const pace of Object.values(paces)) pace.max = 1_000_000;
