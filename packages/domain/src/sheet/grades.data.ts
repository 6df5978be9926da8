/** The last says that a car was repaired after an accident. */
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

/** Of bikes and machines: where a house has no words of its own for them. */
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
  ['A', 'Body: hardly a mark', 'Кузов: почти без следов'],
  ['B', 'Body: small scratches and dents', 'Кузов: мелкие царапины и вмятины'],
  ['C', 'Body: visible scratches and dents', 'Кузов: заметные царапины и вмятины'],
  ['D', 'Body: many scratches and dents, rust', 'Кузов: много царапин и вмятин, ржавчина'],
  ['E', 'Body: damaged or corroded', 'Кузов: повреждён или в коррозии'],
];

export const interiorGradeRows: readonly GradeRow[] = [
  ['A', 'Interior: clean, as new', 'Салон: чистый, как новый'],
  ['B', 'Interior: slight soiling', 'Салон: небольшие загрязнения'],
  ['C', 'Interior: stains, scuffs or small burns', 'Салон: пятна, потёртости или мелкие прожоги'],
  ['D', 'Interior: dirty, torn or burnt', 'Салон: грязный, с разрывами или прожогами'],
  ['E', 'Interior: damaged, needs restoring', 'Салон: повреждён, нужно восстановление'],
];
