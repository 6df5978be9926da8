import { setPriority } from 'node:os';
import sharp from 'sharp';
import { sheetsReader } from '../../features/services/sheets/sheets.reader.ts';
import { runStudio } from '../../platform/studio/run-studio.ts';
import { runMain } from '../run-main.ts';

/** Everybody else goes first. */
const patience = 10;

/** Reads sheets for the process that started it. It alone loads the models and their runtime. */
await runMain(async () => {
  setPriority(patience);
  sharp.cache(false);
  sharp.concurrency(1);
  runStudio(sheetsReader(process.env['OCR_MODELS'] || undefined));
});
