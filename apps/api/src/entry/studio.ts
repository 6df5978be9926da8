import sharp from 'sharp';
import { companyStudio } from '../features/people/company/company.studio.ts';
import { sheetsStudio } from '../features/services/sheets/sheets.studio.ts';
import { carPapersStudio } from '../features/shipping/car-papers/car-papers.studio.ts';
import { photosStudio } from '../features/stock/photos/photos.studio.ts';
import type { DrawPicture } from '../features/stock/photos/photos.tasks.ts';
import { runStudio } from '../platform/studio/run-studio.ts';
import { openDemoDrawing } from './demonstration.ts';
import { runMain } from './run-main.ts';
import { withDemonstration } from './studio-program.ts';

const drawNothing: DrawPicture = async () => null;

/** Makes pictures for the process that started it. It alone loads the libraries of pictures. */
await runMain(async () => {
  // Every picture is made once, so nothing that is kept is ever used again.
  sharp.cache(false);
  sharp.concurrency(1);
  const draw = process.argv.includes(withDemonstration) ? await openDemoDrawing() : drawNothing;
  runStudio([...photosStudio(draw), ...companyStudio(), ...sheetsStudio(), ...carPapersStudio()]);
});
