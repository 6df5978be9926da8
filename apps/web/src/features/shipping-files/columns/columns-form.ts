import type { Faults } from '@seri/domain/common/field-fault';
import type { ShippingColumn } from '@seri/domain/shipping-files/read/shipping-columns.data';
import { isJapanDay, type JapanDay, japanDay } from '@seri/domain/time/japan-time';
import type { MappingToSave } from '../send-shipping-file.ts';
import type { ForwarderList } from '../shipping-files.ts';

export interface ColumnsForm {
  sender: string;
  listedOn: string;
  carriesDown: boolean;
  /** The heads of the file by our columns. */
  mapping: ForwarderList['mapping'];
  /** Places by the words of the list. */
  ports: Readonly<Record<string, string>>;
}

export const columnsFormOf = ({ sender, listedOn, sent, carriesDown, mapping, ports }: ForwarderList): ColumnsForm => ({
  sender,
  listedOn: listedOn ?? japanDay(new Date(sent.at)),
  carriesDown,
  mapping,
  ports: Object.fromEntries(ports.flatMap(({ words, place }) => (place === null ? [] : [[words, place]]))),
});

/** A schedule names ships alone. */
export const hasColumns = ({ headers }: Pick<ForwarderList, 'headers'>): boolean => headers.length > 0;

/** A car is found by its chassis number, or by ours. */
export function columnsFaults(list: ForwarderList, { listedOn, mapping }: ColumnsForm): Faults<keyof ColumnsForm> {
  return {
    ...(hasColumns(list) && !mapping.chassis && !mapping.stockNo && { mapping: { problem: 'required' } }),
    ...(!isJapanDay(listedOn) && { listedOn: { problem: listedOn === '' ? 'required' : 'invalid' } }),
  };
}

export function mappingOf({ id, version }: ForwarderList, form: ColumnsForm): MappingToSave {
  const { sender, listedOn, ports, ...rest } = form;
  const chosen = Object.entries(ports).filter(([, place]) => place !== '');
  return {
    id,
    version,
    ...rest,
    sender: sender.trim(),
    listedOn: listedOn as JapanDay,
    ports: Object.fromEntries(chosen),
  };
}

export const isInList = ({ mapping }: Pick<ForwarderList, 'mapping'>, column: ShippingColumn): boolean =>
  Boolean(mapping[column]);
