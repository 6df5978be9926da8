import { z } from 'zod';
import type { OutsideService } from '../../../platform/config/settings.ts';
import { askProvider } from '../../../platform/outside/ask-provider.ts';
import type { Outside } from '../../../platform/outside/get-outside.ts';
import type { PhotoProvider } from './photo-provider.ts';

const mostPictures = 60;
/** Only pictures that can be fetched: an address of a drawing is the demonstration's own. */
const photoAnswer = z.object({ photos: z.array(z.url({ protocol: /^https$/ }).max(2000)).max(mostPictures) });

/** R84: the provider behind PHOTO_PROVIDER_URL (docs/providers.md). */
export function openHttpPhotoProvider(service: OutsideService, outside?: Outside): PhotoProvider {
  return {
    findPhotos: async (lot, times, signal) =>
      (await askProvider(service, { lot, times }, photoAnswer, signal, outside)).photos,
  };
}
