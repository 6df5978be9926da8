import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { soon } from '../../../lib/browser/soon.testkit.ts';
import { carView } from '../../lots/page/lot-views.testkit.ts';
import { CancelBid } from './cancel-bid.tsx';

beforeEach(() => void vi.setSystemTime('2026-11-18T00:30:00Z'));

/** Renders the dialog half an hour before the start, with this start of the warning. */
function open(warnsFrom: string | null) {
  const lot = carView(7, { bidInfo: { ...carView(7).bidInfo, warnsFrom } });
  return render(<CancelBid lot={lot} bidId={12} amount={505_000} isClients onTooLate={() => {}} onClose={() => {}} />);
}

test('R57: in the last hour staff are warned that the client side is not told, in place of the plain question', async () => {
  const sent: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    sent.push(input as string);
    return new Response(JSON.stringify({ success: true }), { status: 200 });
  });
  const dialog = (await open('2026-11-18T00:00:00Z')).getByRole('dialog', { name: 'The auction starts soon' });
  await expect.element(dialog.getByText(/changes from now on are not forwarded/)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Cancel bid' })).not.toBeInTheDocument();
  expect(sent).toEqual([]);
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await soon(() => expect(sent[0]).toBe('/v1/bid/update-bid-status'));
});

test.each([
  ['an account without a warning', null, '00:30'],
  ['staff before the last hour', '2026-11-18T00:31:00Z', '00:30'],
  ['staff once the auction has begun', '2026-11-18T00:00:00Z', '01:00'],
])('R57: the plain question is asked of %s', async (_when, warnsFrom, now) => {
  vi.setSystemTime(`2026-11-18T${now}:00Z`);
  const dialog = (await open(warnsFrom)).getByRole('dialog', { name: 'Cancel this bid?' });
  await expect.element(dialog.getByRole('button', { name: 'Cancel bid' })).toBeVisible();
  await expect.element(dialog.getByText(/changes from now on are not forwarded/)).not.toBeInTheDocument();
});
