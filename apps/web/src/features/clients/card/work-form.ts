import type { Faults } from '@seri/domain/common/field-fault';
import type { ClientDetails } from './client-view.ts';

export interface WorkForm {
  /** Id as the value of a select; empty for nobody. */
  managerId: string;
  dealerId: string;
  dailyBidLimit: string;
  dailyUssLimit: string;
  note: string;
}

const maxPerDay = 100_000;

export function workFormOf({ client, balanceInfo }: ClientDetails): WorkForm {
  return {
    managerId: String(client.managerId ?? ''),
    dealerId: String(client.dealerId ?? ''),
    dailyBidLimit: String(balanceInfo.dailyBidLimit),
    dailyUssLimit: String(balanceInfo.dailyUssLimit),
    note: client.note,
  };
}

/** Limits are whole numbers. An empty one is a fault, because 0 means no limit. */
export function workFaults({ dailyBidLimit, dailyUssLimit }: WorkForm): Faults<keyof WorkForm> {
  const faults: Faults<keyof WorkForm> = {};
  if (!isLimit(dailyBidLimit)) faults.dailyBidLimit = { problem: 'invalid' };
  if (!isLimit(dailyUssLimit)) faults.dailyUssLimit = { problem: 'invalid' };
  return faults;
}

function isLimit(value: string): boolean {
  return /^\d{1,6}$/.test(value.trim()) && Number(value) <= maxPerDay;
}

export function workBody({ managerId, dealerId, dailyBidLimit, dailyUssLimit, note }: WorkForm) {
  return {
    managerId: managerId === '' ? null : Number(managerId),
    dealerId: dealerId === '' ? null : Number(dealerId),
    dailyBidLimit: Number(dailyBidLimit),
    dailyUssLimit: Number(dailyUssLimit),
    note: note.trim(),
  };
}
