import type { PageType } from '@seri/domain/catalogue/page-types';

export interface DemoSearch {
  title: string;
  pageType: PageType;
  /** A name, since ids differ between installations. */
  maker?: string;
  /** The rest of the query string. */
  params: string;
}

export const demoSearches: Readonly<Record<string, readonly DemoSearch[]>> = {
  'client@demo.seri': [
    {
      title: 'Toyota from 2018, grade 4 and up',
      pageType: 'car-auction',
      maker: 'Toyota',
      params: 'yearFrom=2018&condition=4,4.5,5,6,S',
    },
    {
      title: 'Low mileage under 1.5 million',
      pageType: 'car-auction',
      params: 'mileageTo=50000&startPriceTo=1500000&sort=mileage&order=ASC',
    },
    { title: 'Left-hand drive', pageType: 'car-auction', params: 'steering=left' },
    { title: 'Fixed price, newest first', pageType: 'stock', params: 'yearFrom=2015&sort=year&order=DESC' },
    { title: 'Big bikes', pageType: 'bikes', params: 'engineFrom=900' },
  ],
  'dealer@demo.seri': [
    { title: 'Nairobi: 2019 to 2021', pageType: 'car-auction', params: 'yearFrom=2019&yearTo=2021' },
    { title: 'Honda, automatic', pageType: 'car-auction', maker: 'Honda', params: 'gearbox=AT,CVT' },
    { title: 'Nissan under 60 000 km', pageType: 'car-auction', maker: 'Nissan', params: 'mileageTo=60000' },
    { title: 'Machines up to 5 000 hours', pageType: 'machinery', params: 'hourTo=5000' },
  ],
  'manager@demo.seri': [
    { title: 'Top grades', pageType: 'car-auction', params: 'condition=S,6,5' },
    {
      title: 'Over three million',
      pageType: 'car-auction',
      params: 'startPriceFrom=3000000&sort=startPrice&order=DESC',
    },
  ],
  'vip@demo.seri': [
    {
      title: 'Свежие Toyota с пробегом до 40 000',
      pageType: 'car-auction',
      maker: 'Toyota',
      params: 'yearFrom=2020&mileageTo=40000',
    },
    { title: 'Левый руль', pageType: 'car-auction', params: 'steering=left' },
    { title: 'Мотоциклы от 600 см³', pageType: 'bikes', params: 'engineFrom=600&sort=year&order=DESC' },
    { title: 'Спецтехника до 3000 часов', pageType: 'machinery', params: 'hourTo=3000' },
  ],
};

/** Accounts with favourites of every kind in every group. */
export const demoKeepers = ['client@demo.seri', 'dealer@demo.seri', 'manager@demo.seri', 'vip@demo.seri'] as const;
