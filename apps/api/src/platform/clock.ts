import type { Clock } from '@seri/domain/time/japan-time';

export const systemClock: Clock = { now: () => new Date() };
