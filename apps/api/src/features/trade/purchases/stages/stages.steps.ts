import { apiRoot } from '@seri/contract/headers';
import type { LogisticsBody, MoveBody, StageDayBody } from '@seri/contract/trade/purchases.schema';
import type { TestApi, TestUser } from '@seri/api/testkit/api';

export const noLogistics: Omit<LogisticsBody, 'id' | 'version'> = {
  yardArrivalEta: null,
  stockYard: '',
  exportPort: '',
  dischargePort: '',
  destinationCode: null,
  destination: '',
  shippingLine: '',
  voyage: '',
  etd: null,
  eta: null,
  note: '',
};

interface StageAnswer {
  version: number;
  code?: string;
  data?: { fields?: Record<string, unknown>; verdict?: string };
}

export function stagesSteps(api: TestApi) {
  const put = (by: TestUser, path: string, payload: object) =>
    api.ask<StageAnswer>(by, { method: 'PUT', url: `${apiRoot}/purchased-cars/${path}`, payload });
  return {
    move: (by: TestUser, body: Pick<MoveBody, 'id' | 'version' | 'status'> & Partial<MoveBody>) =>
      put(by, 'status', { on: '2026-11-18', ...body }),
    correct: (by: TestUser, body: StageDayBody) => put(by, 'stage', body),
    ship: (by: TestUser, id: number, version: number, fields: Partial<LogisticsBody>) =>
      put(by, 'logistics', { id, version, ...noLogistics, ...fields }),
  };
}
