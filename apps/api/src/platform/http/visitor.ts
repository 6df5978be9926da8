import { headers as names } from '@seri/contract/headers';
import { preferredLanguage } from '@seri/domain/common/languages';
import type { FastifyRequest } from 'fastify';
import { plainAddress } from '../geo/plain-address.ts';
import type { Visitor } from './route.ts';

export function visitorOf(request: FastifyRequest): Visitor {
  return {
    requestId: request.id,
    address: plainAddress(request.ip),
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? '',
    language: preferredLanguage(request.headers['accept-language']) ?? 'en',
    cookies: request.cookies,
    socketId: headerOf(request, names.socketId),
    captchaToken: headerOf(request, names.captcha),
  };
}

export function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
