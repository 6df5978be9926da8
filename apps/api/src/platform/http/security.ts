import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Settings } from '../config/settings.ts';

const self = ["'self'"];

/** Foreign addresses, and only where reCAPTCHA is set: its script, which loads another, and the frame it asks from. */
const google = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/** Nothing inline, nothing foreign. HSTS and https upgrades only where TLS is promised, or plain http:// would break. */
export function securityHeaders({
  publicUrl,
  recaptcha,
}: Pick<Settings, 'publicUrl' | 'recaptcha'>): FastifyHelmetOptions {
  const selfAndCaptcha = recaptcha ? [...self, ...google] : self;
  const isHttps = publicUrl?.startsWith('https:') === true;
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: selfAndCaptcha,
        styleSrc: self,
        imgSrc: [...self, 'data:', 'blob:'],
        fontSrc: self,
        connectSrc: selfAndCaptcha,
        mediaSrc: self,
        manifestSrc: self,
        workerSrc: self,
        frameSrc: selfAndCaptcha,
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
