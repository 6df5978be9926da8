import type { Clock } from '@seri/domain/japan-time';

export const systemClock: Clock = { now: () => new Date() };
