export interface CarGrade {
  grade: string;
  weight: number;
  minAge: number;
  maxAge: number;
  /** A factor on the usual mileage for the age. */
  mileage: number;
  /** A factor on the usual price for age and mileage. */
  price: number;
  /** The likeliest first; empty where houses give no letter. */
  interior: readonly string[];
  exterior: readonly string[];
}

export const carGrades: readonly CarGrade[] = [
  { grade: 'S', weight: 2, minAge: 0, maxAge: 0, mileage: 0.05, price: 1.15, interior: ['A'], exterior: ['A'] },
  { grade: '6', weight: 4, minAge: 0, maxAge: 2, mileage: 0.35, price: 1.1, interior: ['A'], exterior: ['A'] },
  {
    grade: '5',
    weight: 10,
    minAge: 0,
    maxAge: 6,
    mileage: 0.6,
    price: 1.06,
    interior: ['A', 'B'],
    exterior: ['A', 'B'],
  },
  {
    grade: '4.5',
    weight: 17,
    minAge: 1,
    maxAge: 9,
    mileage: 0.8,
    price: 1.03,
    interior: ['B', 'A'],
    exterior: ['B', 'A'],
  },
  { grade: '4', weight: 29, minAge: 2, maxAge: 20, mileage: 1, price: 1, interior: ['B', 'C'], exterior: ['B', 'C'] },
  {
    grade: '3.5',
    weight: 22,
    minAge: 3,
    maxAge: 30,
    mileage: 1.2,
    price: 0.92,
    interior: ['C', 'B'],
    exterior: ['C', 'B'],
  },
  {
    grade: '3',
    weight: 4,
    minAge: 6,
    maxAge: 30,
    mileage: 1.35,
    price: 0.8,
    interior: ['C', 'D'],
    exterior: ['D', 'C'],
  },
  {
    grade: '2',
    weight: 1,
    minAge: 9,
    maxAge: 30,
    mileage: 1.5,
    price: 0.6,
    interior: ['D', 'C'],
    exterior: ['E', 'D'],
  },
  {
    grade: 'RA',
    weight: 5,
    minAge: 1,
    maxAge: 12,
    mileage: 0.95,
    price: 0.86,
    interior: ['B', 'A'],
    exterior: ['C', 'B'],
  },
  {
    grade: 'R',
    weight: 5,
    minAge: 2,
    maxAge: 28,
    mileage: 1.1,
    price: 0.74,
    interior: ['C', 'B'],
    exterior: ['C', 'D'],
  },
  { grade: '***', weight: 2, minAge: 3, maxAge: 30, mileage: 1.2, price: 0.5, interior: [], exterior: [] },
  { grade: '1', weight: 1, minAge: 8, maxAge: 30, mileage: 1.3, price: 0.7, interior: [], exterior: [] },
];
