import { lotStatusCodes } from '@seri/domain/lot-status';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { type CarListing, type CarLot, carListingsKey } from '../model/car-lots.ts';
import { showInRows } from '../model/listings-live.ts';
import { CarCard } from './car-card.tsx';
import { CarStrip } from './car-strip.tsx';
import { CarTable } from './car-table.tsx';
import '../../../ui/tokens.css';
import '../../../ui/base.css';

const queryKey = [...carListingsKey, {}];

function lotOf(id: number): CarLot {
  return {
    id,
    lotNo: `${20_000 + id}`,
    auctionDate: `2026-11-18T03:0${id}:00Z`,
    auctionName: 'USS Tokyo',
    maker: 'Toyota',
    model: 'Harrier',
    year: 2021,
    engine: 2000,
    chassis: 'MXUA80',
    grade: 'G',
    color: 'RED',
    gearbox: 'AT',
    priv: '4WD',
    mileage: 38_000,
    equip: '',
    condition: '5',
    startPrice: 500_000,
    soldPrice: null,
    lotType: 'auction',
    pageType: 'car-auction',
    averagePrice: null,
    isUss: false,
    jasId: null,
    myBid: false,
    myBidAmount: null,
    bidStatusId: null,
    status: lotStatusCodes.upcoming,
    images: [],
    wishList: [],
  };
}

const setting = { seen: false, eager: true, renderFavourite: () => null };

const shapes = {
  rows: ({ lots }: { lots: CarLot[] }) => (
    <CarTable {...setting} lots={lots} visited={new Set()} stale={false} sorting={undefined} onSort={() => {}} />
  ),
  cards: ({ lots }: { lots: CarLot[] }) => lots.map((lot) => <CarCard key={lot.id} {...setting} lot={lot} />),
  strips: ({ lots }: { lots: CarLot[] }) => lots.map((lot) => <CarStrip key={lot.id} {...setting} lot={lot} />),
};
type Shape = keyof typeof shapes;

async function show(shape: Shape) {
  const client = new QueryClient();
  const pageInfo = { page: 1, pageSize: 20, totalSearchResults: 2, totalResults: 2 };
  client.setQueryData<CarListing>(queryKey, { carsList: [lotOf(2), lotOf(1)], pageInfo });
  const queryFn = vi.fn<() => Promise<CarListing>>();
  const Lots = shapes[shape];
  function Listing() {
    const { data } = useQuery({ queryKey, queryFn, staleTime: Infinity });
    return <Lots lots={data?.carsList ?? []} />;
  }
  const { container } = await render(
    <QueryClientProvider client={client}>
      <Listing />
    </QueryClientProvider>,
  );
  const lots = () => [...container.querySelectorAll(shape === 'rows' ? 'tbody tr' : 'li')];
  return { client, container, queryFn, lots };
}

const figures = (id: number) => ({
  id,
  status: lotStatusCodes.sold,
  soldPrice: 700_000,
  runsAt: '2026-11-18T02:45:00Z',
});

test.each<Shape>(['rows', 'cards', 'strips'])(
  'a lot that is sold says so among the %s where it stands, nothing is asked for',
  async (shape) => {
    const { client, container, queryFn, lots } = await show(shape);
    const before = lots();
    await showInRows(client, [figures(1)]);
    await vi.waitFor(() => expect(before[1]?.querySelector('[data-lamp="sold"]')).not.toBeNull());
    expect(lots()).toEqual(before);
    expect(before[1]?.querySelector('time')?.dateTime).toBe('2026-11-18T02:45:00Z');
    expect(before[0]?.querySelector('[data-lamp="sold"]')).toBeNull();
    expect(queryFn).not.toHaveBeenCalled();
    // With lots passing by the second nobody could listen to anything else.
    expect(container.querySelector('[aria-live], [role="status"], [role="alert"], output')).toBeNull();
  },
);

test.each<Shape>(['rows', 'cards', 'strips'])('it inks in among the %s, no other does, and it dries', async (shape) => {
  const { client, lots } = await show(shape);
  const [other, changed] = lots();
  const wet = () => lots().map((lot) => lot.hasAttribute('data-saved'));
  expect(wet()).toEqual([false, false]);
  await showInRows(client, [figures(1)]);
  await vi.waitFor(() => expect(wet()).toEqual([false, true]));
  expect(changed?.getAnimations({ subtree: true }).length).toBeGreaterThan(0);
  expect(other?.getAnimations({ subtree: true })).toEqual([]);
  await vi.waitFor(() => expect(wet()).toEqual([false, false]));
});

test('lots that the listing does not hold change nothing', async () => {
  const { client } = await show('rows');
  const held = client.getQueryData(queryKey);
  await showInRows(client, [figures(7)]);
  expect(client.getQueryData(queryKey)).toBe(held);
});
