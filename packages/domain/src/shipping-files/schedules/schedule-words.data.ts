import { shippingHeaders } from '../read/shipping-columns.data.ts';

/**
 * Words above the ports of a schedule, or below them: the side of the ports, and which of their days a column has. Columns of other
 * days are passed over.
 */
export const scheduleWords = {
  load: [
    ...shippingHeaders.loadPort,
    'load',
    'loading',
    'load ports',
    'loading ports',
    'ports of loading',
    '積',
    '積み',
    'погрузка',
    'порты погрузки',
    'порты отправления',
  ],
  discharge: [
    ...shippingHeaders.dischargePort,
    'discharge',
    'discharging',
    'discharge ports',
    'discharging ports',
    'ports of discharge',
    'destinations',
    '揚',
    '揚げ',
    '荷揚港',
    'выгрузка',
    'порты выгрузки',
    'порты назначения',
  ],
  etd: [...shippingHeaders.etd, '出港', '出航', 'выход'],
  eta: [...shippingHeaders.eta, '入港', '到着'],
  otherDay: [
    ...shippingHeaders.yardCutOff,
    ...shippingHeaders.papersCutOff,
    ...shippingHeaders.atd,
    'ata',
    'etb',
    'cut off date',
  ],
} as const;

export type ScheduleWord = keyof typeof scheduleWords;
