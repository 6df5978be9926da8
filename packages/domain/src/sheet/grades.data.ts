/** `repaired`: cars of this grade were repaired after an accident. */
export type GradeRow = readonly [code: string, en: string, ru: string, repaired?: true];

export const carGradeRows: readonly GradeRow[] = [
  ['S', 'As new, in its first year', 'Как новый, первый год'],
  ['6', 'Nearly new', 'Почти новый'],
  ['5', 'Excellent', 'Отличное состояние'],
  ['4.5', 'Very good, slight wear', 'Очень хорошее, мелкие следы износа'],
  ['4', 'Good, usual wear', 'Хорошее, обычный износ'],
  ['3.5', 'Fair, visible wear', 'Среднее, заметный износ'],
  ['3', 'Worn, needs work', 'Изношен, нужен ремонт'],
  ['2', 'Poor, heavy wear or corrosion', 'Плохое, сильный износ или коррозия'],
  ['1', 'Modified, or damaged by water, fire or hail', 'Переделан или пострадал от воды, огня, града'],
  ['0', 'Not graded', 'Без оценки'],
  ['RA', 'Slight accident repair', 'Небольшой ремонт после ДТП', true],
  ['R', 'Accident repair', 'Ремонт после ДТП', true],
  ['R1', 'Slight accident repair', 'Небольшой ремонт после ДТП', true],
  ['R2', 'Considerable accident repair', 'Значительный ремонт после ДТП', true],
  ['RB', 'Considerable accident repair', 'Значительный ремонт после ДТП', true],
  ['R?', 'Accident repair suspected', 'Подозрение на ремонт после ДТП', true],
  ['WR', 'Poor accident repair', 'Некачественный ремонт после ДТП', true],
  ['***', 'Accident car, not graded', 'После ДТП, без оценки', true],
  ['-', 'Not graded', 'Без оценки'],
];

/** Grades of bikes and machines at houses without a dialect for them. */
export const otherGradeRows: readonly GradeRow[] = [
  ['10', 'New', 'Новое состояние'],
  ['9', 'As new', 'Как новое'],
  ['8', 'Excellent', 'Отличное состояние'],
  ['7', 'Very good', 'Очень хорошее'],
  ['6', 'Good', 'Хорошее'],
  ['5', 'Fairly good', 'Довольно хорошее'],
  ['4.5', 'Fairly good', 'Довольно хорошее'],
  ['4', 'Usual wear', 'Обычный износ'],
  ['3.5', 'Visible wear', 'Заметный износ'],
  ['3', 'Worn', 'Изношенное'],
  ['2', 'Poor', 'Плохое'],
  ['1', 'Very poor', 'Очень плохое'],
];

export const exteriorGradeRows: readonly GradeRow[] = [
  ['A', 'Hardly a mark', 'Почти без следов'],
  ['B', 'Small scratches and dents', 'Мелкие царапины и вмятины'],
  ['C', 'Visible scratches and dents', 'Заметные царапины и вмятины'],
  ['D', 'Many scratches and dents, rust', 'Много царапин и вмятин, ржавчина'],
  ['E', 'Damaged or corroded', 'Повреждён или в коррозии'],
];

export const interiorGradeRows: readonly GradeRow[] = [
  ['A', 'Clean, as new', 'Чистый, как новый'],
  ['B', 'Slight soiling', 'Небольшие загрязнения'],
  ['C', 'Stains, scuffs or small burns', 'Пятна, потёртости или мелкие прожоги'],
  ['D', 'Dirty, torn or burnt', 'Грязный, с разрывами или прожогами'],
  ['E', 'Damaged, needs restoring', 'Повреждён, нужно восстановление'],
];
