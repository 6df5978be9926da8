import { openRiddles as openRealRiddles } from '../../../../apps/api/src/platform/captcha/riddles.ts';
import { knownCaptcha } from '../requests/build-request.ts';

/** The real riddles, but one answer is always right: a machine would need minutes to solve those of a whole run. */
export function openRiddles(...parts: Parameters<typeof openRealRiddles>): ReturnType<typeof openRealRiddles> {
  const riddles = openRealRiddles(...parts);
  return { ...riddles, verify: async (token, action) => token === knownCaptcha || riddles.verify(token, action) };
}
