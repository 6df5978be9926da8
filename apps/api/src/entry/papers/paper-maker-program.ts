import { join } from 'node:path';
import type { StudioProgram } from '../../platform/studio/studio-process.ts';

/** A process that draws what people have typed knows no secret. With less room for the young it stays a third smaller. */
export function paperMakerProgram(): StudioProgram {
  const { PATH } = process.env;
  return {
    file: join(import.meta.dirname, 'paper-maker.ts'),
    args: [],
    execArgv: ['--max-old-space-size=256', '--max-semi-space-size=8'],
    env: { ...(PATH && { PATH }), NODE_ENV: 'production' },
  };
}
