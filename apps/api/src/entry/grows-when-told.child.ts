import { runMain } from './run-main.ts';
import { runParts } from './run-parts.ts';

/** The server, whose memory a test makes grow, and which looks at it without delay. */
await runMain(() => runParts(['http'], { every: 20, warmAfter: 0 }));

const kept: Buffer[] = [];
process.on('message', () => void kept.push(Buffer.alloc(process.memoryUsage.rss(), 1)));
