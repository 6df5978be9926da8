import type { GradeRow } from './grades.data.ts';
import type { MarkRow } from './marks.data.ts';

/** Codes of one family of houses that differ from the common ones. */
export interface Dialect {
  /** The first words of the family’s house names. */
  houses: readonly string[];
  marks?: readonly MarkRow[];
  grades?: readonly GradeRow[];
}

const repairedGlass: MarkRow = ['R', 'repaired stone chip', 'отремонтированный скол', null, ['small']];
const touchedUp: MarkRow = ['T', 'touched-up paint', 'подкраска', 'spread', ['small', 'small', 'plain', 'plain']];
const beatenOut: MarkRow = [
  'BP',
  'beaten out and repainted',
  'рихтовка с покраской',
  'finish',
  ['plain', 'plain', 'severe'],
];
const doorDing: MarkRow = ['D', 'door ding', 'вмятинка от чужой двери', 'area', ['small', 'small', 'plain', 'plain']];
const hardToGrade: GradeRow = ['X', 'Hard to grade: very old or very worn', 'Не оценить: очень старый или изношенный'];

const machineGrades: readonly GradeRow[] = [
  ['5', 'Very good, ready for work', 'Очень хорошее, можно работать'],
  ['4', 'Good, usual wear', 'Хорошее, обычный износ'],
  ['3.5', 'Fair, visible wear', 'Среднее, заметный износ'],
  ['3', 'Worn, works', 'Изношенное, но работает'],
  ['2', 'Poor, needs repair', 'Плохое, нужен ремонт'],
  ['1', 'For repair or for parts', 'Под ремонт или на запчасти'],
];

/** The key is the glossary’s name. */
export const dialects: Readonly<Record<string, Dialect>> = {
  USS: {
    houses: ['USS'],
    marks: [repairedGlass, ['RX', 'glass repair failed, to be replaced', 'стекло требует замены', null, ['severe']]],
  },
  JU: { houses: ['JU'], marks: [beatenOut, touchedUp] },
  TAA: {
    houses: ['TAA'],
    marks: [repairedGlass, touchedUp],
    grades: [['0', 'Accident repair', 'Ремонт после ДТП', true]],
  },
  CAA: {
    houses: ['CAA'],
    marks: [repairedGlass],
    grades: [
      ['9', 'New, not registered', 'Новый, без регистрации'],
      ['8', 'As new, up to half a year old', 'Как новый, до полугода'],
      ['7', 'As new, up to a year old', 'Как новый, до года'],
    ],
  },
  ARAI: {
    houses: ['ARAI'],
    marks: [['M', 'bent', 'погнуто', 'spread', ['plain', 'small', 'plain', 'severe']]],
    grades: [['RB', 'Accident repair of the frame', 'Ремонт рамы после ДТП', true]],
  },
  HAA: {
    houses: ['HAA', 'LAA'],
    marks: [doorDing],
    grades: [['A', 'Slight accident repair', 'Небольшой ремонт после ДТП', true]],
  },
  NAA: { houses: ['NAA'], marks: [doorDing], grades: [hardToGrade] },
  ZIP: { houses: ['ZIP'], marks: [beatenOut], grades: [hardToGrade] },
  MIRIVE: { houses: ['MIRIVE'], marks: [repairedGlass], grades: [hardToGrade] },
  BDS: {
    houses: ['BDS'],
    grades: [
      ['10', 'New', 'Новое состояние'],
      ['9', 'As new, hardly ridden', 'Как новое, почти без пробега'],
      ['8', 'Excellent', 'Отличное состояние'],
      ['7', 'Very good, slight wear', 'Очень хорошее, лёгкий износ'],
      ['6', 'Good', 'Хорошее'],
      ['5', 'Average, usual wear', 'Среднее, обычный износ'],
      ['4', 'Worn, needs some work', 'Изношенное, нужен мелкий ремонт'],
      ['3', 'Poor, needs repair', 'Плохое, нужен ремонт'],
      ['2', 'Damaged or not running', 'Повреждённое или не на ходу'],
      ['1', 'For parts', 'На запчасти'],
    ],
  },
  JBA: {
    houses: ['JBA'],
    grades: [
      ['10', 'New', 'Новое состояние'],
      ['9', 'As new', 'Как новое'],
      ['8', 'Hardly used', 'Почти без износа'],
      ['7', 'Slight wear', 'Лёгкий износ'],
      ['6', 'Good, used', 'Хорошее, с пробегом'],
      ['5', 'Average, usual wear', 'Среднее, обычный износ'],
      ['4', 'Visible faults', 'Заметные дефекты'],
      ['3', 'Worn, clear faults', 'Изношенное, явные дефекты'],
      ['2', 'Worn, needs repair', 'Изношенное, нужен ремонт'],
      ['1', 'Very worn, needs repair', 'Сильно изношенное, нужен ремонт'],
    ],
  },
  JEN: { houses: ['JEN'], grades: machineGrades },
  Komatsu: { houses: ['KOMATSU'], grades: machineGrades },
  Kobelco: { houses: ['KOBELCO'], grades: machineGrades },
};
