import { feeTolerance } from './open-sums.ts';

/** R95: only money that nothing needs is paid out: no purchase, and no open bid. */
export const mostPayout = ({ free, bidAllow }: { free: number; bidAllow: number }): number =>
  Math.max(0, Math.min(free, bidAllow));

/** R95: what banks on the way have kept is let off, and no more than is open. */
export const mostWriteOff = (open: number): number => Math.min(feeTolerance, Math.max(0, open));

interface AskedMoney {
  isOpen: boolean;
  askedBy: number;
}

/** R95: whoever asked does not decide, an owner neither. */
export const mayDecideMoney = ({ isOpen, askedBy }: AskedMoney, accountId: number): boolean =>
  isOpen && askedBy !== accountId;

export const mayTakeBack = ({ isOpen, askedBy }: AskedMoney, accountId: number): boolean =>
  isOpen && askedBy === accountId;
