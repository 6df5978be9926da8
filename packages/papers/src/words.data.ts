import type { TaxMark } from '@seri/domain/charges/tax-marks';
import type { PaperKind, PaperLine } from '@seri/domain/invoices/paper-snapshot';
import type { BilingualText } from '@seri/domain/sheet/decoded-sheet';

export const paperTitles: Readonly<Record<PaperKind, BilingualText>> = {
  proforma: { en: 'Proforma invoice', ru: 'Проформа-инвойс' },
  invoice: { en: 'Invoice', ru: 'Инвойс' },
  credit_note: { en: 'Credit note', ru: 'Кредит-нота' },
  statement: { en: 'Statement of account', ru: 'Выписка по счёту' },
  receipt: { en: 'Receipt', ru: 'Квитанция' },
};

export const lineWords: Readonly<Record<PaperLine['kind'], BilingualText>> = {
  car: { en: 'Vehicle price', ru: 'Цена автомобиля' },
  deposit: { en: 'Deposit', ru: 'Депозит' },
  auction: { en: 'Auction fee', ru: 'Аукционный сбор' },
  agent: { en: 'Agent fee', ru: 'Агентский сбор' },
  delivery: { en: 'Inland delivery', ru: 'Доставка по Японии' },
  freight: { en: 'Freight', ru: 'Фрахт' },
  invoice: { en: 'Export papers', ru: 'Экспортные документы' },
  inspection: { en: 'Inspection', ru: 'Инспекция' },
  insurance: { en: 'Insurance', ru: 'Страхование' },
  storage: { en: 'Storage', ru: 'Хранение' },
  penalty: { en: 'Penalty', ru: 'Штраф' },
  discount: { en: 'Discount', ru: 'Скидка' },
  other: { en: 'Other', ru: 'Прочее' },
  proceeds: { en: 'Proceeds of the resale', ru: 'Выручка от перепродажи' },
};

export const markWords: Readonly<Record<TaxMark, BilingualText>> = {
  export_0: { en: 'Export, tax 0 %', ru: 'Экспорт, налог 0 %' },
  outside: { en: 'Outside the scope of tax', ru: 'Вне сферы налога' },
  taxed_10: { en: 'Tax 10 %, included', ru: 'Налог 10 %, включён' },
};

export const paperWords = {
  preview: { en: 'PREVIEW', ru: 'ЧЕРНОВИК' },
  draft: { en: 'Draft', ru: 'Черновик' },
  registration: { en: 'Registration no.', ru: 'Регистрационный №' },
  replaces: { en: 'Replaces', ru: 'Взамен' },
  cancels: { en: 'To invoice', ru: 'К инвойсу' },

  date: { en: 'Date', ru: 'Дата' },
  due: { en: 'Payable by', ru: 'Оплатить до' },
  terms: { en: 'Terms', ru: 'Условия' },
  route: { en: 'Port of loading → of discharge', ru: 'Порт отправления → выгрузки' },
  client: { en: 'Client', ru: 'Клиент' },
  clientNo: { en: 'Client no.', ru: '№ клиента' },
  billTo: { en: 'Bill to', ru: 'Плательщик' },
  consignee: { en: 'Consignee', ru: 'Получатель' },
  notify: { en: 'Notify party', ru: 'Уведомляемая сторона' },
  sameAsConsignee: { en: 'Same as consignee', ru: 'Совпадает с получателем' },

  stock: { en: 'Stock no., lot', ru: 'Сток №, лот' },
  vehicle: { en: 'Vehicle, colour', ru: 'Автомобиль, цвет' },
  chassis: { en: 'Chassis no., registered, engine', ru: 'Номер кузова, регистрация, двигатель' },
  price: { en: 'Price', ru: 'Цена' },
  charges: { en: 'Charges', ru: 'Сборы' },
  amount: { en: 'Amount, JPY', ru: 'Сумма, JPY' },
  engineUnit: { en: 'cc', ru: 'см³' },
  broughtForward: { en: 'Brought forward', ru: 'Перенесено' },
  carriedForward: { en: 'Carried forward', ru: 'К переносу' },

  total: { en: 'Total', ru: 'Итого' },
  totalCredited: { en: 'Total credited', ru: 'Итого к возврату' },
  inWords: { en: 'In words', ru: 'Прописью' },
  tax: { en: 'tax', ru: 'налог' },
  exportSale: { en: 'Export sale, consumption tax 0 %', ru: 'Экспортная продажа, потребительский налог 0 %' },

  beneficiary: { en: 'Beneficiary', ru: 'Получатель платежа' },
  account: { en: 'Account no.', ru: 'Номер счёта' },
  bank: { en: 'Bank', ru: 'Банк' },
  branch: { en: 'Branch', ru: 'Отделение' },
  swift: { en: 'SWIFT', ru: 'SWIFT' },
  address: { en: 'Bank address', ru: 'Адрес банка' },
  reference: { en: 'Payment reference', ru: 'Назначение платежа' },
  bankCharges: {
    en: 'All bank charges are for the payer’s account. Please write the reference in the transfer.',
    ru: 'Все банковские расходы несёт плательщик. Укажите назначение платежа в переводе.',
  },
  remarks: { en: 'Remarks', ru: 'Примечания' },
  signature: { en: 'For and on behalf of', ru: 'От имени' },

  period: { en: 'Period', ru: 'Период' },
  entry: { en: 'Entry', ru: 'Операция' },
  document: { en: 'Document', ru: 'Документ' },
  balance: { en: 'Balance, JPY', ru: 'Остаток, JPY' },
  openingBalance: { en: 'Opening balance', ru: 'Начальный остаток' },
  closingBalance: { en: 'Closing balance', ru: 'Конечный остаток' },

  receivedOn: { en: 'Received on', ru: 'Получено' },
  receivedFrom: { en: 'Received from', ru: 'Получено от' },
  bankReference: { en: 'Bank reference', ru: 'Референс банка' },
  amountReceived: { en: 'Amount received', ru: 'Получено' },
  appliedTo: { en: 'Applied to', ru: 'Зачтено' },
} as const satisfies Readonly<Record<string, BilingualText>>;

export type PaperWord = keyof typeof paperWords;
