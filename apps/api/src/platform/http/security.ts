import type { FastifyHelmetOptions } from '@fastify/helmet';

const self = ["'self'"];

/** Nothing inline, nothing foreign. HSTS and https upgrades only where TLS is promised, or plain http:// would break. */
export function securityHeaders(publicUrl: string | undefined): FastifyHelmetOptions {
  const isHttps = publicUrl?.startsWith('https:') === true;
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: self,
        styleSrc: self,
        imgSrc: [...self, 'data:', 'blob:'],
        fontSrc: self,
        connectSrc: self,
        mediaSrc: self,
        manifestSrc: self,
        workerSrc: self,
        frameSrc: self,
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
