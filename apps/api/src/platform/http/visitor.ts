import { isIP } from 'node:net';
import { headers as names } from '@seri/contract/headers';
import type { FastifyRequest } from 'fastify';
import type { Visitor } from './route.ts';

export function visitorOf(request: FastifyRequest): Visitor {
  return {
    requestId: request.id,
    address: plainAddress(request.ip),
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? '',
    cookies: request.cookies,
    socketId: headerOf(request, names.socketId),
    captchaToken: headerOf(request, names.captcha),
  };
}

export function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A link-local address carries its zone (`fe80::1%eth0`), which no database takes for an address. */
function plainAddress(ip: string): string | null {
  const [address = ''] = ip.split('%');
  return isIP(address) ? address : null;
}
