import { join } from 'node:path';
import type { StudioProgram } from '../../platform/studio/studio-process.ts';

/**
 * With these glibc gives the memory of a sheet back. Without them a reader grows by that of its models with every few sheets,
 * with smaller ones it takes half as long again.
 */
const threshold = String(4 * 2 ** 20);

/** A process that reads pictures from outside with native code knows no secret. */
export function sheetReaderProgram(models: string | undefined): StudioProgram {
  const { PATH } = process.env;
  return {
    file: join(import.meta.dirname, 'sheet-reader.ts'),
    args: [],
    execArgv: ['--max-old-space-size=256'],
    env: {
      ...(PATH && { PATH }),
      ...(models && { OCR_MODELS: models }),
      MALLOC_MMAP_THRESHOLD_: threshold,
      MALLOC_TRIM_THRESHOLD_: threshold,
    },
  };
}
