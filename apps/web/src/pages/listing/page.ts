import { pageFlag, type PageType, pageTypeData, pageTypes } from '@seri/domain/catalogue/page-types';
import type { MessageId } from '@seri/messages/message-id';
import { definePage } from '../../app/page.ts';

export const listingTitles = {
  'car-auction': 'shell.page.listing',
  stock: 'shell.page.oneprice',
  stats: 'shell.page.carStatistics',
  bikes: 'shell.page.bikes',
  'bike-stats': 'shell.page.bikeStatistics',
  machinery: 'shell.page.machinery',
  'machinery-stats': 'shell.page.machineryStatistics',
} as const satisfies Record<PageType, MessageId>;

const secondAddresses: Readonly<Record<string, PageType>> = { '/': 'car-auction', '/go-net': 'stock' };

export const listingTypeAt = (path: string): PageType | undefined =>
  secondAddresses[path] ?? pageTypes.find((type) => pageTypeData[type].path === path);

export const page = definePage({
  layout: 'standard',
  addresses: [
    { path: '/', access: { view: pageFlag('car-auction') }, title: listingTitles['car-auction'] },
    { path: '/go-net', access: { view: pageFlag('stock') }, title: 'shell.page.goNet' },
    ...pageTypes.map((type) => ({
      path: pageTypeData[type].path,
      access: { view: pageFlag(type) },
      title: listingTitles[type],
    })),
  ],
  texts: [],
});
