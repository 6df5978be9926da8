import { purchaseStatusCodes as codes } from '@seri/domain/purchases/purchase';
import { describe, expect, it } from 'vitest';
import type { Text } from '../../../lib/language/text.ts';
import { nextText, routeText, stopOf, stopsOf } from './purchase-way.ts';

const text: Text = (id, values) => [id.replace('purchases.next.', ''), ...Object.values(values ?? {})].join(' ');
const context = { text, language: 'en' } as const;
const dates = { yardArrivalEta: '2026-11-20', etd: '2026-11-24', eta: '2026-11-28' };
const unknown = { yardArrivalEta: null, etd: null, eta: null };

describe('the progress of a purchase', () => {
  it('has earlier stops done, one current stop and later stops ahead', () => {
    expect(stopsOf({ status: codes.awaitingShip }).map(({ state }) => state)).toEqual([
      'done',
      'done',
      'here',
      'ahead',
      'ahead',
      'ahead',
    ]);
  });

  it.each([codes.shippingCancelled, codes.cancelled, codes.resold])('has no current stop at status %i', (status) => {
    expect(stopOf({ status })).toBeUndefined();
    expect(new Set(stopsOf({ status }).map(({ state }) => state))).toEqual(new Set(['ahead']));
  });

  it('has no current stop for a returned car', () => {
    expect(new Set(stopsOf({ status: codes.inTransit }, true).map(({ state }) => state))).toEqual(new Set(['ahead']));
  });

  it.each([
    [codes.processing, 'yard 20 Nov'],
    [codes.domesticTransport, 'yard 20 Nov'],
    [codes.awaitingShip, 'sails 24 Nov'],
    [codes.awaitingLoading, 'sails 24 Nov'],
    [codes.inTransit, 'inDays 28 Nov 3'],
    [codes.delivered, 'arrived 28 Nov'],
    [codes.cancelled, ''],
  ])('at status %i announces the next step: %s', (status, expected) => {
    expect(nextText(context, { status, ...dates }, '2026-11-25')).toBe(expected);
    expect(nextText(context, { status, ...unknown }, '2026-11-25')).toBe('');
  });

  it.each([
    ['2026-11-28', 'today'],
    ['2026-11-29', 'due 28 Nov'],
  ])('on %s announces the arrival: %s', (today, expected) => {
    expect(nextText(context, { status: codes.inTransit, ...dates }, today)).toBe(expected);
  });

  it('shows the known ports of the route', () => {
    expect(routeText({ exportPort: 'Yokohama', dischargePort: 'Vladivostok' })).toBe('Yokohama → Vladivostok');
    expect(routeText({ exportPort: 'Yokohama', dischargePort: '' })).toBe('Yokohama');
  });
});
