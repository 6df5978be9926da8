import type { ListProblem } from '@seri/domain/shipping-files/read/list-problems';

/** A list holds some hundreds of cars. */
export const listLimits = {
  bytes: 10_000_000,
  entries: 200,
  inflatedBytes: 100_000_000,
  /** Tables shrink to a tenth; only a bomb shrinks to a hundredth. */
  ratio: 100,
  rows: 5_000,
  columns: 60,
  cellLength: 500,
};

/** Thrown where reading finds that it should not go on. */
export class ListRefusal extends Error {
  readonly problem: ListProblem;

  constructor(problem: ListProblem) {
    super(problem);
    this.problem = problem;
  }
}
