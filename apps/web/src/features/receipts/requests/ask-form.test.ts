import { expect, test } from 'vitest';
import { askFaults, askingOf, firstAskForm } from './ask-form.ts';

const filled = { ...firstAskForm, accountId: 7, amount: 3_500, reason: 'Bank charges' };

test('R95 a payout needs its client, amount and reason, and names its transfer', () => {
  expect(Object.keys(askFaults(firstAskForm))).toEqual(['accountId', 'amount', 'reference', 'reason']);
  expect(askFaults({ ...filled, reference: 'T-1' })).toEqual({});
  expect(askingOf({ ...filled, reference: ' T-1 ' })).toEqual({
    kind: 'payout',
    accountId: 7,
    amount: 3_500,
    reference: 'T-1',
    reason: 'Bank charges',
  });
});

test('R95 a write-off names its purchase, and is not larger than bank charges are', () => {
  const writeOff = { ...filled, kind: 'write-off' as const };
  expect(askFaults(writeOff)).toEqual({ purchase: { problem: 'required' } });
  expect(askFaults({ ...writeOff, purchase: '700001', amount: 6_000 })).toEqual({});
  expect(askFaults({ ...writeOff, purchase: '700001', amount: 6_001 })).toEqual({ amount: { problem: 'invalid' } });
  expect(askingOf({ ...writeOff, purchase: '700001' })).toMatchObject({ kind: 'write-off', purchaseId: 700_001 });
});
