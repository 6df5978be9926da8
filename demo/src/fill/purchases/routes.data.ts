import { countryIdOf } from '@seri/domain/people/countries';

interface ShippingRoute {
  yard: string;
  from: string;
  line: string;
  voyage: string;
}

export const routes: readonly [ShippingRoute, ...ShippingRoute[]] = [
  { yard: 'Yokohama Daikoku B-07', from: 'Yokohama', line: 'Umikaze Line', voyage: 'Umikaze Maru 214' },
  { yard: 'Nagoya Kinjo C-14', from: 'Nagoya', line: 'North Star RoRo', voyage: 'North Star 88' },
  { yard: 'Kobe Rokko A-02', from: 'Kobe', line: 'Umikaze Line', voyage: 'Umikaze Maru 216' },
  { yard: 'Toyama Fushiki D-03', from: 'Toyama', line: 'Aogiri Shipping', voyage: 'Aogiri 41' },
];

export interface Receiver {
  port: string;
  city: string;
  note: string;
  party: Readonly<Record<string, string | number | null>>;
  /** The identity document of the party. */
  document?: string;
}

export const receivers: Readonly<Record<string, Receiver>> = {
  'client@demo.seri': {
    port: 'Auckland',
    city: 'Auckland',
    note: 'The second set of wheels is in the boot.',
    party: {
      fullName: 'Thomas Whitfield',
      address: '18 Kahikatea Drive, Auckland 0632',
      countryId: countryIdOf('nz'),
      port: 'Auckland',
      telephone: '+64 (210) 555-01-42',
      email: 'client@demo.seri',
      value: '1 200 000 ¥',
      paymentMethod: 'Bank transfer',
    },
    document: 'NZ passport LM204117',
  },
  'dealer@demo.seri': {
    port: 'Mombasa',
    city: 'Nairobi',
    note: 'Inspection certificate goes with the car.',
    party: {
      fullName: 'Otieno Auto Imports',
      address: 'Ngong Road 214, Nairobi',
      countryId: countryIdOf('ke'),
      port: 'Mombasa',
      telephone: '+254 (712) 555-01-18',
    },
  },
  'vip@demo.seri': {
    port: 'Владивосток',
    city: 'Хабаровск',
    note: 'Второй комплект колёс лежит в багажнике.',
    party: {
      fullName: 'Иванов Алексей Сергеевич',
      papersName: 'Ivanov Aleksei Sergeevich',
      address: 'ул. Пушкина, 40, Хабаровск',
      papersAddress: 'ul. Pushkina, 40, Khabarovsk',
      countryId: countryIdOf('ru'),
      port: 'Владивосток',
      telephone: '+7 (914) 555-01-42',
    },
  },
  'marina@amur-motors.example': {
    port: 'Владивосток',
    city: 'Хабаровск',
    note: '',
    party: {
      fullName: 'Амур Моторс',
      address: 'ул. Карла Маркса, 96, Хабаровск',
      countryId: countryIdOf('ru'),
      port: 'Владивосток',
      telephone: '+7 (924) 555-01-38',
    },
  },
  'troublesome@demo.seri': { port: 'Владивосток', city: 'Находка', note: '', party: {} },
};
