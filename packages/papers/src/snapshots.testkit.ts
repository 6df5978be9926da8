import type {
  PaperCar,
  PaperItem,
  PaperParty,
  PaperSeller,
  ReceiptPaper,
  SalePaper,
  StatementPaper,
} from '@seri/domain/invoices/paper-snapshot';

export const exampleSeller: PaperSeller = {
  brand: 'Seri',
  logo: null,
  name: 'Seri Motors Co., Ltd.',
  address: '2-14-5 Minatomirai, Nishi-ku, Yokohama, Kanagawa 220-0012, Japan',
  telephone: '+81 45 555 0142',
  email: 'accounts@seri.example',
  registration: 'T1234567890123',
};

export const exampleBuyer: PaperParty = {
  name: 'Алексей Фёдорович Иванов',
  address: 'ул. Пушкинская, 40, кв. 7, Владивосток, 690001',
  country: 'Россия',
  document: 'Паспорт 0512 345678',
  telephone: '+7 (914) 555-01-42',
  email: 'ivanov@mail.example',
};

export const exampleConsignee: PaperParty = {
  name: 'IVANOV ALEKSEI FEDOROVICH',
  address: 'Pushkinskaya 40-7, Vladivostok, Primorskiy kray, 690001',
  country: 'Russian Federation',
  document: 'Passport 0512 345678',
  telephone: '+7 914 555 01 42',
  email: '',
};

export function exampleCar(index: number, change: Partial<PaperCar> = {}): PaperItem {
  const car: PaperCar = {
    stockNo: `S-${String(71_190 + index)}`,
    lotNo: String(20_114 + index * 7),
    house: 'USS Tokyo',
    name: ['Toyota Harrier 2.0 Premium', 'Nissan X-Trail 20X HYBRID', 'Honda Vezel RS Honda Sensing'][index % 3] ?? '',
    firstRegistration: '2021/06',
    chassis: `MXUA80-00${String(78_533 + index * 13)}`,
    engine: 1986,
    colour: 'Pearl white (070)',
    ...change,
  };
  return {
    car,
    lines: [
      { kind: 'car', label: null, amount: 1_505_000 + index * 35_000, tax: 'export_0' },
      { kind: 'auction', label: null, amount: 18_500, tax: 'export_0' },
      { kind: 'agent', label: null, amount: 45_000, tax: 'export_0' },
      { kind: 'delivery', label: null, amount: 32_000, tax: 'export_0' },
      { kind: 'freight', label: null, amount: 142_000 + index, tax: 'export_0' },
      { kind: 'invoice', label: null, amount: 15_000, tax: 'export_0' },
    ],
  };
}

export const exampleCars = (count: number): PaperItem[] =>
  Array.from({ length: count }, (_, index) => exampleCar(index));

export function exampleSale(change: Partial<SalePaper> = {}): SalePaper {
  return {
    kind: 'invoice',
    purpose: 'sale',
    number: '2026-004117',
    language: 'en',
    issuedOn: '2026-11-20',
    dueOn: '2026-11-27',
    seller: exampleSeller,
    buyer: exampleBuyer,
    client: 'SERI-000572-4',
    consignee: exampleConsignee,
    notify: null,
    terms: { incoterm: 'CFR', port: { en: 'Vladivostok', ru: 'Владивосток' } },
    route: { from: { en: 'Yokohama', ru: 'Йокогама' }, to: { en: 'Vladivostok', ru: 'Владивосток' } },
    items: exampleCars(2),
    bank: {
      beneficiary: 'Seri Motors Co., Ltd.',
      account: '1234567',
      bank: 'Example Bank, Ltd.',
      branch: 'Yokohama Ekimae (025)',
      swift: 'EXMPJPJT',
      address: '1-1-1 Marunouchi, Chiyoda-ku, Tokyo 100-0005, Japan',
    },
    rate: { currency: 'USD', yen: '149.20', day: '2026-11-20', source: 'TTM' },
    remarks: {
      en: 'Second set of wheels goes in the boot.',
      ru: 'Второй комплект колёс — в багажнике. «Зимние», 2 шт., ₽ и № проверены.',
    },
    cancels: null,
    replaces: null,
    ...change,
  };
}

const head = {
  language: 'en',
  issuedOn: '2026-12-01',
  seller: exampleSeller,
  buyer: exampleBuyer,
  client: 'SERI-000572-4',
  remarks: null,
} as const;

export function exampleStatement(entries: number, change: Partial<StatementPaper> = {}): StatementPaper {
  return {
    ...head,
    kind: 'statement',
    from: '2026-11-01',
    until: '2026-11-30',
    opening: 250_000,
    entries: Array.from({ length: entries }, (_, index) => {
      const number = `2026-00${4117 + index}`;
      return index % 3 === 2
        ? {
            day: '2026-11-10',
            text: { en: 'Remittance', ru: 'Поступление' },
            number: '',
            amount: 3_000_000 + index,
            allocations: [
              { number, amount: 1_200_000 },
              { number: '2026-004100', amount: 300_000 },
            ],
          }
        : {
            day: '2026-11-06',
            text: { en: `Toyota Harrier, lot ${20_114 + index}`, ru: `Toyota Harrier, лот ${20_114 + index}` },
            number,
            amount: -1_505_000 - index,
            allocations: [],
          };
    }),
    ...change,
  };
}

export function exampleReceipt(change: Partial<ReceiptPaper> = {}): ReceiptPaper {
  return {
    ...head,
    kind: 'receipt',
    number: 'R2026-000031',
    receivedOn: '2026-11-30',
    amount: 1_200_000,
    payer: 'IVANOVA MARIIA',
    bankReference: 'FT26334X0042',
    allocations: [{ number: '2026-004117', amount: 1_200_000 }],
    ...change,
  };
}
