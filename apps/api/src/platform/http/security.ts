import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Settings } from '../config/settings.ts';

const self = ["'self'"];

/** Allowed if reCAPTCHA is configured: its script, which loads another one and calls Google, and its frame. */
const google = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  calls: ['https://www.google.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};
const nothing = { scripts: [], calls: [], frames: [] };

/** Allows no inline or foreign code. HSTS and https upgrades are on only if PUBLIC_URL is https: http:// would break. */
export function securityHeaders({
  publicUrl,
  recaptcha,
  hstsSubdomains,
}: Pick<Settings, 'publicUrl' | 'recaptcha' | 'hstsSubdomains'>): FastifyHelmetOptions {
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
        // Videos of lots are played from the servers of their houses.
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
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: hstsSubdomains } : false,
    crossOriginOpenerPolicy: isHttps,
    originAgentCluster: isHttps,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  };
}

const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/** Neither our pages nor anything within them asks for these. */
export const permissionsPolicy = unused.map((name) => `${name}=()`).join(', ');
