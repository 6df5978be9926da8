/** The money of one car, as far as it holds papers back. */
export interface CarMoney {
  /** The part of its booked cost that is not paid. */
  open: number;
  /** R99: freight that is still expected counts as open; the sum of what is known of it. */
  expectedFreight: number;
  /** Freight is expected, and nobody knows how much. */
  isFreightUnknown: boolean;
}

/** The money that all cars of a paper lack. */
export type MissingMoney = Pick<CarMoney, 'open' | 'isFreightUnknown'>;

/** R99: a paper waits for all of its cars. */
export function missingMoney(cars: readonly CarMoney[]): MissingMoney {
  return {
    open: cars.reduce((sum, { open, expectedFreight }) => sum + Math.max(0, open) + Math.max(0, expectedFreight), 0),
    isFreightUnknown: cars.some((car) => car.isFreightUnknown),
  };
}

export const isMoneyMissing = ({ open, isFreightUnknown }: MissingMoney): boolean => open > 0 || isFreightUnknown;
