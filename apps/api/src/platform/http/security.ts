import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Settings } from '../config/settings.ts';

const self = ["'self'"];

/** Where reCAPTCHA is set: its script, which loads another and calls home, and the frame in which it looks around. */
const google = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  calls: ['https://www.google.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};
const nothing = { scripts: [], calls: [], frames: [] };

/** Nothing inline, nothing foreign. HSTS and https upgrades only where TLS is promised, or plain http:// would break. */
export function securityHeaders({
  publicUrl,
  recaptcha,
}: Pick<Settings, 'publicUrl' | 'recaptcha'>): FastifyHelmetOptions {
  const foreign = recaptcha ? google : nothing;
  const isHttps = publicUrl?.startsWith('https:') === true;
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: [...self, ...foreign.scripts],
        styleSrc: self,
        imgSrc: [...self, 'data:', 'blob:'],
        fontSrc: self,
        connectSrc: [...self, ...foreign.calls],
        // The videos of lots stay where their houses keep them.
        mediaSrc: [...self, 'https:'],
        manifestSrc: self,
        workerSrc: self,
        frameSrc: [...self, ...foreign.frames],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: self,
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginOpenerPolicy: isHttps,
    originAgentCluster: isHttps,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  };
}
