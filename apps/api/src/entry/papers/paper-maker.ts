import { setPriority } from 'node:os';
import { papersStudio } from '../../features/trade/papers/papers.studio.ts';
import { runStudio } from '../../platform/studio/run-studio.ts';
import { runMain } from '../run-main.ts';

/** Everybody else goes first. */
const patience = 10;

/** Draws papers for the process that started it. It alone loads the renderer. */
await runMain(async () => {
  setPriority(patience);
  runStudio(papersStudio());
});
